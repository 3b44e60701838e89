/** The worker in which the game runs. */
import { BotCrew } from "@broadside/host";
import { BUILD_ID } from "../../browser/build-id.ts";
import { CLOCK } from "../../browser/clock.ts";
import type { PageMessage, WorkerMessage } from "../shared/protocol.ts";
import { botsAtOnce, openBotWorker } from "./bot-workers.ts";
import { makeEngine } from "./engine.ts";
import { loadLanguage } from "./load-language.ts";
import { otherWindows } from "./other-windows.ts";

const scope = self as unknown as { postMessage(sent: WorkerMessage): void };
const crew = new BotCrew(openBotWorker, CLOCK);
const botOptions = { bots: crew.bots, botsAtOnce: botsAtOnce() };
const engine = makeEngine((happened) => scope.postMessage({ happened }), botOptions, otherWindows());

/** Calls and messages wait until the texts of the language are loaded. */
const ready = loadLanguage();

self.addEventListener("message", ({ data }: MessageEvent<PageMessage>) => {
  if ("game" in data) {
    void ready.then(() => engine.receive(data.game));
    return;
  }
  const { id, name, given } = data;
  const work = engine.calls[name] as (...given: readonly unknown[]) => Promise<unknown>;
  ready
    .then(() => work(...given))
    .then(
      (done) => scope.postMessage({ id, done }),
      (problem: unknown) => scope.postMessage({ id, failed: problem instanceof Error ? problem.message : String(problem) }),
    );
});

scope.postMessage({ build: BUILD_ID });
