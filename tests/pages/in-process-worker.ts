/** Runs the app's workers in the test's own process. Messages are copied and arrive later, as they do between threads. */
import { setImmediate } from "node:timers";
import { oddsOfCalculation } from "@broadside/odds";
import type { Calculation } from "@broadside/odds/calculator";
import { makeEngine } from "@broadside/web/engine";
import type { Call } from "@broadside/web/protocol";

type Post = (message: object) => void;
type Work = (message: unknown) => Promise<void>;
type Listener = (event: { readonly data: object }) => void;

/** How many of the workers that start next will fail to load their script. */
let failingStarts = 0;
export const failNextStart = (): void => {
  failingStarts += 1;
};

/** How many messages are on their way or not answered yet. */
let underWay = 0;
export const isWorkerBusy = (): boolean => underWay > 0;

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

/** Calls that will fail once, as if a part of the app did not load. `odds` is a calculation of odds. */
const failing = new Set<string>();
export const failNext = (name: Call["name"] | "odds"): void => void failing.add(name);

/** Like the app's `worker.ts`, except that bots do not think in separate workers. */
function gameWork(post: Post): Work {
  const engine = makeEngine((happened) => post({ happened }));
  return async (message) => {
    const { id, name, given } = message as Call;
    const call = engine[name] as (...given: readonly unknown[]) => Promise<unknown>;
    const answer = failing.delete(name) ? Promise.reject(new Error(`${name} failed`)) : call(...given);
    await answer.then(
      (done) => post({ id, done }),
      (problem: Error) => post({ id, failed: problem.message }),
    );
  };
}

/** Like the app's `odds-worker.ts`. */
const oddsWork =
  (post: Post, fail: () => void): Work =>
  async (message) =>
    failing.delete("odds") ? fail() : post(oddsOfCalculation(message as Calculation));

/** A file in memory is not plain data, so it is not cloned; nobody changes it. */
const copyOf = (message: object): object => ("done" in message && message.done instanceof Blob ? message : structuredClone(message));
