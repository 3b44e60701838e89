/** Bots think in real Node threads, which the host's crew manages. */
import { Worker } from "node:worker_threads";
import { contentFor } from "@broadside/content";
import { BotCrew, type Clock, type OpenBotWorker } from "@broadside/host";
import { BOTS } from "@broadside/players";
import { type Content, type GameSetup, newGame, view } from "@broadside/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WORLD } from "../shared/host-world.ts";

const clock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

let opened = 0;
const openThread: OpenBotWorker = (answered, died) => {
  opened += 1;
  const thread = new Worker(new URL("bot-thread.mjs", import.meta.url), { execArgv: [] });
  thread.on("message", answered);
  thread.on("error", ({ message }) => died(message));
  thread.on("exit", () => died("the thread has ended"));
  return { post: (asked) => thread.postMessage(asked), close: () => void thread.terminate() };
};

const crew = new BotCrew(openThread, clock, [...Object.keys(BOTS), "stuck", "broken"]);
afterAll(() => crew.close());

const setup = WORLD.setups["first-edition-standard"] as GameSetup;
let content: Content;
beforeAll(async () => {
  content = (await contentFor(setup)) as Content;
});

/** A bot's answer to the first question of a game. */
function asked(level: string, milliseconds: number) {
  const game = newGame(setup, content, { seed: "threads", salts: [] });
  const seat = game.open[0]?.ask.seat ?? 0;
  return crew.bots[level]?.(1)(view(game, [seat]), content, { milliseconds }, { aborted: false });
}
const beside = async () => {
  const game = newGame(setup, content, { seed: "threads", salts: [] });
  return BOTS.random(1)(view(game, [game.open[0]?.ask.seat ?? 0]), content, { milliseconds: 1 }, { aborted: false });
};

test("a bot answers the same in a thread as next to the host, and the thread is reused", async () => {
  expect(await asked("random", 60_000)).toEqual(await beside());
  expect(await asked("random", 60_000)).toEqual(await beside());
  expect(opened).toBe(1);
}, 120_000);

test("a stuck thread is ended and replaced, and the main thread goes on meanwhile", async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 5);
  await expect(asked("stuck", 200)).rejects.toThrow("it took too long");
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(10);
  const before = opened;
  expect(await asked("random", 60_000)).toEqual(await beside());
  expect(opened).toBe(before + 1);
}, 120_000);

test("a thread that dies is replaced", async () => {
  const before = opened;
  await expect(asked("broken", 60_000)).rejects.toThrow("the thread has ended");
  expect(await asked("random", 60_000)).toEqual(await beside());
  expect(opened).toBe(before + 1);
}, 120_000);
