/** Workers for bots, in addition to the worker of the game. */
import type { OpenBotWorker, ThinkReply } from "@broadside/host";

export const openBotWorker: OpenBotWorker = (answered, died) => {
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module", name: "program" });
  worker.addEventListener("message", ({ data }: MessageEvent<ThinkReply>) => answered(data));
  worker.addEventListener("error", ({ message }) => died(message));
  worker.addEventListener("messageerror", () => died("its answer could not be read"));
  return { post: (asked) => worker.postMessage(asked), close: () => worker.terminate() };
};

/** Page and game keep one core. Bots share the others, and a few are enough. */
const MOST_AT_ONCE = 3;
export const botsAtOnce = (): number => Math.min(MOST_AT_ONCE, Math.max(1, navigator.hardwareConcurrency - 1));
