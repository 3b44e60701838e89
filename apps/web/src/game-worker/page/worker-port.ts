/** Connects the page to the game's worker: sends calls and messages, receives answers, and notices when the worker fails. */
import type { Transport } from "@broadside/client";
import type { ClientMessage, HostMessage } from "@broadside/protocol";
import { BUILD_ID } from "../../browser/build-id.ts";
import { dismissTrouble, raiseTrouble } from "../../browser/trouble.ts";
import { PORT } from "../../words/game-worker/port.ts";
import { nameOfWorker } from "../../words/language.ts";
import type { Calls, PageMessage, WorkerMessage } from "../shared/protocol.ts";
import { portTransport } from "./port-transport.ts";

/** A connection to the worker. */
export interface Port {
  call(name: keyof Calls, given: readonly unknown[]): Promise<unknown>;
  /** Carries the messages of the open game. */
  readonly transport: Transport;
  close(): void;
}

interface Waiting {
  resolve(done: unknown): void;
  reject(reason: Error): void;
}

/**
 * If the game's worker takes longer than this to answer, in milliseconds, the user sees a notice. Bots run in other workers, so this worker
 * is never busy for long.
 */
const LONG = 30_000;

export function openPort(): Port {
  let worker: Worker | undefined;
  const lateness = watchLateness();
  const { waitFor, settle, rejectAll, forgetAll } = makeWaitingCalls(lateness);
  let isUp = false;
  const post = (message: PageMessage): void => {
    worker ??= startWorker(hear, fail);
    worker.postMessage(message);
  };
  const game = portTransport(
    (message) => {
      const wanted = answerWanted(message);
      if (wanted !== undefined) lateness.wait(wanted);
      post({ game: message });
    },
    () => lateness.forget((answer) => typeof answer === "string"),
  );
  const hear = ({ data }: MessageEvent<WorkerMessage>): void => {
    isUp = true;
    dismissTrouble("no start");
    if ("happened" in data) {
      lateness.settle(answerIn(data.happened));
      game.hear(data.happened);
    } else if (!("build" in data)) settle(data);
    else if (data.build !== BUILD_ID) raiseTrouble("other build");
  };
  /** A worker that failed to start never answers, so the next call starts a new one. */
  const fail = ({ message }: ErrorEvent): void => {
    raiseTrouble(isUp ? "died" : "no start");
    if (!isUp) worker = undefined;
    rejectAll(new Error(message || PORT.notStarted));
    game.lose();
  };
  worker = startWorker(hear, fail);
  const call: Port["call"] = (name, given) => waitFor((id) => post({ id, name, given } as PageMessage));
  const stopLeading = leadInFront(call);
  return {
    call,
    transport: game.transport,
    close: () => {
      stopLeading();
      forgetAll();
      lateness.forget(() => true);
      worker?.terminate();
    },
  };
}

function startWorker(hear: (message: MessageEvent<WorkerMessage>) => void, fail: (error: ErrorEvent) => void): Worker {
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: nameOfWorker("game") });
  worker.addEventListener("message", hear);
  worker.addEventListener("error", fail);
  return worker;
}

/** When this window comes to the front, its game takes the lead. Returns a function that ends this. */
function leadInFront(call: Port["call"]): () => void {
  const lead = (): void => {
    if (document.visibilityState === "visible") void call("lead", []).catch(() => undefined);
  };
  document.addEventListener("visibilitychange", lead);
  return () => document.removeEventListener("visibilitychange", lead);
}

/** An answer that the worker owes the page: to a call by its number, to a message of the game by its id, or the first scene. */
type Answer = number | string;
const FIRST_SCENE = "first scene";

const answerWanted = (message: ClientMessage): Answer | undefined =>
  message.message === "join" ? FIRST_SCENE : "id" in message ? message.id : undefined;
const answerIn = (message: HostMessage): Answer => (message.message === "reply" ? message.to : FIRST_SCENE);

/** Shows the user a notice as long as an answer is late. */
function watchLateness() {
  const waiting = new Set<Answer>();
  return {
    wait: (answer: Answer): void => {
      waiting.add(answer);
      setTimeout(() => waiting.has(answer) && raiseTrouble("no answer"), LONG);
    },
    settle: (answer: Answer): void => {
      if (waiting.delete(answer) && waiting.size === 0) dismissTrouble("no answer");
    },
    forget: (isGone: (answer: Answer) => boolean): void => {
      for (const answer of [...waiting]) if (isGone(answer)) waiting.delete(answer);
    },
  };
}

/** The calls that the worker hasn't answered yet. */
function makeWaitingCalls(lateness: ReturnType<typeof watchLateness>) {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  return {
    waitFor: (send: (id: number) => void): Promise<unknown> =>
      new Promise((resolve, reject) => {
        calls += 1;
        const id = calls;
        waiting.set(id, { resolve, reject });
        send(id);
        lateness.wait(id);
      }),
    settle: (answer: Extract<WorkerMessage, { readonly id: number }>): void => {
      const call = waiting.get(answer.id);
      waiting.delete(answer.id);
      lateness.settle(answer.id);
      if ("failed" in answer) call?.reject(new Error(answer.failed));
      else call?.resolve(answer.done);
    },
    rejectAll: (reason: Error): void => {
      for (const [id, { reject }] of waiting) {
        lateness.settle(id);
        reject(reason);
      }
      waiting.clear();
    },
    forgetAll: () => waiting.clear(),
  };
}
