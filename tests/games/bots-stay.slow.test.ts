/**
 * Bots play games of every edition. Every answer is accepted, and no bot sets a dial that takes its ship off the table if another maneuver
 * would keep it there.
 */
import { runs, spacing } from "@broadside/kit/testing";
import { BOTS } from "@broadside/players";
import { leavesTable, view } from "@broadside/rules";
import { expect, test } from "vitest";
import { BOT_GAMES, BUDGET, botGame, SIGNAL } from "./bot-games.ts";

const PAIRS = [
  ["reference", "reference+"],
  ["cadet", "ace"],
] as const;

/** Games stop after this many dials. The long tests allow more than any game needs, so they play every game to its end. */
const MOST_DIALS = runs(1_000, 80);

/** Each pair of bots plays at every second table. In the long tests, each pair plays at every table. */
const SEATED = BOT_GAMES.flatMap((table, at) =>
  PAIRS.filter((_, pair) => (pair + at) % spacing(1, 2) === 0).map((pair) => [...pair, table] as const),
);

test.each(SEATED)("%s and %s never choose to leave the table (%s)", async (one, other, table) => {
  const game = await botGame(table);
  const bots = game.setup.seats.map((_, seat) => BOTS[seat % 2 === 0 ? one : other](1));
  let chosen = 0;
  while (!game.state.outcome && chosen < MOST_DIALS) {
    const asked = game.open.find(({ answer }) => !answer)?.ask;
    const seat = asked?.seat ?? 0;
    const { answer } = (await bots[seat]?.(view(game, [seat]), game.content, BUDGET, SIGNAL)) ?? {};
    const ship = game.state.ships.find(({ id }) => id === asked?.about?.ship);
    if (asked?.kind === "dial" && "options" in asked && ship && answer && "key" in answer) {
      const canStay = asked.options.some(({ key }) => !leavesTable(game, ship, key));
      expect(canStay && leavesTable(game, ship, answer.key)).toBe(false);
      chosen += 1;
    }
    expect(game.give(answer)).toBeUndefined();
  }
  expect(chosen).toBeGreaterThan(10);
});
