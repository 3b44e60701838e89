/** The worker from the page's side: calls become promises. */
import type { Reply, Work } from "./protocol.ts";

interface Waiting {
  resolve(done: unknown): void;
  reject(reason: Error): void;
}

export interface Client extends Work {
  close(): void;
}

const CALLS = [
  "games",
  "forget",
  "offers",
  "scenarioPage",
  "lists",
  "lineUp",
  "quickBuilds",
  "check",
  "start",
  "load",
  "resume",
  "view",
  "give",
  "look",
  "whyNot",
  "watch",
  "moment",
  "save",
  "problem",
] as const satisfies readonly (keyof Work)[];

export function openWorker(): Client {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "game" });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failed" in data) call?.reject(new Error(data.failed));
    else call?.resolve(data.done);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const call = (name: keyof Work, given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.postMessage({ id: calls, name, given });
    });
  const work = Object.fromEntries(CALLS.map((name) => [name, (...given: readonly unknown[]) => call(name, given)]));
  return { ...(work as unknown as Work), close: () => worker.terminate() };
}
