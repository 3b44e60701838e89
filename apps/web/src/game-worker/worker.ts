/** The worker: the game runs here, away from the page. */
import { BotCrew } from "@broadside/host";
import { inBrackets } from "@broadside/kit";
import { speak } from "@broadside/telling";
import { BUILD_ID } from "../offline/build-id.ts";
import { isPseudo } from "../words/spoken.ts";
import { botsAtOnce, openBotWorker } from "./bot-workers.ts";
import { CLOCK } from "./clock.ts";
import { makeEngine } from "./engine.ts";
import { otherWindows } from "./other-windows.ts";
import type { Call, Sent } from "./protocol.ts";

if (isPseudo()) speak("en", inBrackets);

const scope = self as unknown as { postMessage(sent: Sent): void };
const crew = new BotCrew(openBotWorker, CLOCK);
const programs = { bots: crew.bots, botsAtOnce: botsAtOnce() };
const engine = makeEngine((happened) => scope.postMessage({ happened }), programs, otherWindows());

self.addEventListener("message", ({ data }: MessageEvent<Call>) => {
  const { id, name, given } = data;
  const work = engine[name] as (...given: readonly unknown[]) => Promise<unknown>;
  work(...given).then(
    (done) => scope.postMessage({ id, done }),
    (problem: unknown) => scope.postMessage({ id, failed: problem instanceof Error ? problem.message : String(problem) }),
  );
});

scope.postMessage({ build: BUILD_ID });
