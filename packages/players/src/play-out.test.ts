import { startSetUp } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { BOTS } from "./bots.ts";
import { playOut, playOutWithBots } from "./play-out.ts";
import { randomPlayer } from "./random-player.ts";

const LISTS = [{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }];
const start = () => startSetUp(LISTS, { setup: { roundLimit: 2 } }).game;
const budget = { milliseconds: Number.POSITIVE_INFINITY, simulations: 7 };

test("players that aren't bots play the same game in playOut and playOutWithBots", async () => {
  const alone = playOut(start(), [randomPlayer(1), randomPlayer(2)]);
  const together = await playOutWithBots(start(), [{ player: randomPlayer(1) }, { player: randomPlayer(2) }], { budget });
  expect(together.log).toEqual(alone.log);
  expect(together.state.outcome).toBeDefined();
});

test("a bot receives its seat's view and the budget, and its reasons are passed on", async () => {
  const seen: (readonly number[])[] = [];
  const budgets = new Set<unknown>();
  const keys = new Set<string | undefined>();
  const random = BOTS.random(3);
  await playOutWithBots(
    start(),
    [
      {
        bot: (view, content, given, signal) => {
          seen.push(view.seats);
          budgets.add(given);
          return random(view, content, given, signal);
        },
      },
    ],
    { budget, onAnswer: (_, __, [reason]) => keys.add(reason?.key) },
  );
  expect(seen.length).toBeGreaterThan(3);
  expect(new Set(seen.map((seats) => seats.join()))).toEqual(new Set(["0"]));
  expect([...budgets]).toEqual([budget]);
  expect([...keys]).toEqual(["random"]);
});
