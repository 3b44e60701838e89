/** The worker: the game runs here, away from the page. */
import { makeEngine } from "./engine.ts";
import type { Call, Sent } from "./protocol.ts";

const scope = self as unknown as { postMessage(sent: Sent): void };
const engine = makeEngine((happened) => scope.postMessage({ happened }));

self.addEventListener("message", ({ data }: MessageEvent<Call>) => {
  const { id, name, given } = data;
  const work = engine[name] as (...given: readonly unknown[]) => Promise<unknown>;
  work(...given).then(
    (done) => scope.postMessage({ id, done }),
    (problem: unknown) => scope.postMessage({ id, failed: problem instanceof Error ? problem.message : String(problem) }),
  );
});
