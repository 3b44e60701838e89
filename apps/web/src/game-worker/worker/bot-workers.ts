/** Workers for bots, in addition to the worker of the game. */
import type { OpenBotWorker, ThinkReply } from "@broadside/host";

export const openBotWorker: OpenBotWorker = (answered, died) => {
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module", name: "program" });
  worker.addEventListener("message", ({ data }: MessageEvent<ThinkReply>) => answered(data));
  worker.addEventListener("error", ({ message }) => died(message));
  worker.addEventListener("messageerror", () => died("its answer could not be read"));
  return { post: (asked) => worker.postMessage(asked), close: () => worker.terminate() };
};

/** One core is left for the page and the game. Bots share the others, but never need more than three workers. */
const MOST_AT_ONCE = 3;
export const botsAtOnce = (): number => Math.min(MOST_AT_ONCE, Math.max(1, navigator.hardwareConcurrency - 1));
