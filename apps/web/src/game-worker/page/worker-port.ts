/** Connects the page to the game's worker: sends calls, receives answers, and notices when the worker fails. */
import type { HostMessage } from "@broadside/protocol";
import { BUILD_ID } from "../../browser/build-id.ts";
import { dismissTrouble, raiseTrouble } from "../../browser/trouble.ts";
import { PORT } from "../../words/game-worker/port.ts";
import { nameOfWorker } from "../../words/language.ts";
import type { Calls, WorkerMessage } from "../shared/protocol.ts";

/** A connection to the worker. */
export interface Port {
  call(name: keyof Calls, given: readonly unknown[]): Promise<unknown>;
  /** Sets the handler for messages that aren't answers to a call. */
  listen(run: (message: HostMessage) => void): void;
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
  const { waitFor, settle, rejectAll, forgetAll } = makeWaitingCalls();
  let isUp = false;
  let tell: (message: HostMessage) => void = () => {};
  const hear = ({ data }: MessageEvent<WorkerMessage>): void => {
    isUp = true;
    dismissTrouble("no start");
    if ("happened" in data) tell(data.happened);
    else if (!("build" in data)) settle(data);
    else if (data.build !== BUILD_ID) raiseTrouble("other build");
  };
  /** A worker that failed to start never answers, so the next call starts a new one. */
  const fail = ({ message }: ErrorEvent): void => {
    raiseTrouble(isUp ? "died" : "no start");
    if (!isUp) worker = undefined;
    rejectAll(new Error(message || PORT.notStarted));
  };
  worker = startWorker(hear, fail);
  const call: Port["call"] = (name, given) =>
    waitFor((id) => {
      worker ??= startWorker(hear, fail);
      worker.postMessage({ id, name, given });
    });
  const stopLeading = leadInFront(call);
  return {
    call,
    listen: (run) => {
      tell = run;
    },
    close: () => {
      stopLeading();
      forgetAll();
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

/** The calls that the worker hasn't answered yet. */
function makeWaitingCalls() {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  return {
    waitFor: (send: (id: number) => void): Promise<unknown> =>
      new Promise((resolve, reject) => {
        calls += 1;
        const id = calls;
        waiting.set(id, { resolve, reject });
        send(id);
        setTimeout(() => waiting.has(id) && raiseTrouble("no answer"), LONG);
      }),
    settle: (answer: Extract<WorkerMessage, { readonly id: number }>): void => {
      const call = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) dismissTrouble("no answer");
      if ("failed" in answer) call?.reject(new Error(answer.failed));
      else call?.resolve(answer.done);
    },
    rejectAll: (reason: Error): void => {
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
    forgetAll: () => waiting.clear(),
  };
}
