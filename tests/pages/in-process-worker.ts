/** Runs the app's workers in the test's own process. Messages are copied and arrive later, as they do between threads. */
import { setImmediate } from "node:timers";
import { oddsOfCalculation } from "@broadside/odds";
import type { Calculation } from "@broadside/odds/calculator";
import type { ClientMessage, ClientMessageKind, HostMessage } from "@broadside/protocol";
import { makeEngine } from "@broadside/web/engine";
import type { Call, PageMessage } from "@broadside/web/protocol";

type Post = (message: object) => void;
type Work = (message: unknown) => Promise<void>;
type Listener = (event: { readonly data: object }) => void;

/** How many of the workers that start next will fail to load their script. */
let failingStarts = 0;
export const failNextStart = (): void => {
  failingStarts += 1;
};

/** How many messages are on their way, and how many answers in games are missing. */
let underWay = 0;
let missing = 0;
export const isWorkerBusy = (): boolean => underWay + missing > 0;

export class InProcessWorker {
  readonly #listeners: Listener[] = [];
  readonly #failed: Listener[] = [];
  readonly #work: Work;
  #isOpen = true;
  onmessage: Listener | undefined;
  onerror: Listener | undefined;

  constructor(address: URL) {
    const post: Post = (message) => later(() => this.#hear(copyOf(message)));
    this.#work = String(address).includes("odds-worker") ? oddsWork(post, () => this.onerror?.({ data: {} })) : gameWork(post);
    if (failingStarts > 0) {
      failingStarts -= 1;
      this.#isOpen = false;
      later(() => {
        for (const failed of this.#failed) failed({ data: {} });
      });
    }
  }

  addEventListener(kind: string, listener: Listener): void {
    (kind === "error" ? this.#failed : this.#listeners).push(listener);
  }

  postMessage(message: unknown): void {
    if (!this.#isOpen) return;
    const copy = structuredClone(message);
    later(() => this.#work(copy));
  }

  terminate(): void {
    this.#isOpen = false;
  }

  #hear(data: object): void {
    if (!this.#isOpen) return;
    this.onmessage?.({ data });
    for (const listener of this.#listeners) listener({ data });
  }
}

function later(work: () => Promise<void> | void): void {
  underWay += 1;
  setImmediate(async () => {
    await work();
    underWay -= 1;
  });
}

/** Calls and messages that will fail once, as if a part of the app did not load. `odds` is a calculation of odds. */
const failing = new Set<string>();
export const failNext = (name: Call["name"] | ClientMessageKind | "odds"): void => void failing.add(name);

/** Like the app's `worker.ts`, except that bots do not think in separate workers. */
function gameWork(post: Post): Work {
  const answers = new MissingAnswers();
  const say = (happened: HostMessage): void => {
    post({ happened });
    answers.remove(happened.message === "reply" ? happened.to : FIRST_SCENE);
  };
  const engine = makeEngine(say);
  const receive = (message: ClientMessage): void => {
    if (message.message === "join") answers.clear();
    const id = message.message === "join" ? FIRST_SCENE : "id" in message ? message.id : undefined;
    if (id !== undefined) answers.add(id);
    if (id !== undefined && failing.delete(message.message))
      say({ message: "reply", to: id, refusal: { refused: "the rules failed", text: `${message.message} failed` } });
    else engine.receive(message);
  };
  return async (given) => {
    const message = given as PageMessage;
    if ("game" in message) receive(message.game);
    else await answer(message);
  };

  async function answer({ id, name, given }: Call): Promise<void> {
    const call = engine.calls[name] as (...given: readonly unknown[]) => Promise<unknown>;
    const working = failing.delete(name) ? Promise.reject(new Error(`${name} failed`)) : call(...given);
    await working.then(
      (done) => post({ id, done }),
      (problem: Error) => post({ id, failed: problem.message }),
    );
  }
}

const FIRST_SCENE = "first scene";

/** The answers in a game that its client waits for. */
class MissingAnswers {
  readonly #ids = new Set<string>();

  add(id: string): void {
    if (!this.#ids.has(id)) missing += 1;
    this.#ids.add(id);
  }

  remove(id: string): void {
    if (this.#ids.delete(id)) missing -= 1;
  }

  clear(): void {
    missing -= this.#ids.size;
    this.#ids.clear();
  }
}

/** Like the app's `odds-worker.ts`. */
const oddsWork =
  (post: Post, fail: () => void): Work =>
  async (message) =>
    failing.delete("odds") ? fail() : post(oddsOfCalculation(message as Calculation));

/** A file in memory is not plain data, so it is not cloned; nobody changes it. */
const copyOf = (message: object): object => ("done" in message && message.done instanceof Blob ? message : structuredClone(message));
