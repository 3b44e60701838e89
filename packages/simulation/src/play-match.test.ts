import { startSetUp } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { readMatchLine } from "./match-result.ts";
import type { Plan, SeatedTable } from "./plan.ts";
import { playMatch } from "./play-match.ts";

const OWN = { ships: ["wedgeantilles", "lukeskywalker"] };
const OTHER = { ships: ["howlrunner", "maulermithel"] };
const games = [startSetUp([OWN, OTHER]).game, startSetUp([OTHER, OWN]).game];
const tables = games.map(
  ({ setup }, own): SeatedTable => ({ setup, lineUp: 0, own: [own], opponents: own === 0 ? [undefined, 0] : [0, undefined] }),
);
const [game] = games;

const planOf = (set: Partial<Plan> = {}): Plan => ({
  game: "Standard",
  list: "Own",
  ships: [],
  field: ["Other"],
  unit: "points",
  shipUnit: "points",
  tables,
  pilots: { list: "random", field: "random" },
  seed: 3,
  mostRounds: 4,
  ...set,
});

const play = (number: number, set: Partial<Plan> = {}) => {
  if (!game) throw new Error("no game");
  return playMatch(planOf(set), number, game.content);
};

test("a game has the same result whenever it is played, and that result can be read back from its line", async () => {
  const line = await play(0);
  expect(await play(0)).toEqual(line);
  expect(readMatchLine(JSON.parse(JSON.stringify(line)))).toEqual({ ok: true, value: line });
});

test("another seed or another bot level gives another game", async () => {
  const line = await play(0);
  expect(await play(0, { seed: 4 })).not.toEqual(line);
  expect(await play(0, { pilots: { list: "random", field: "default" } })).not.toEqual(line);
});

test("each round has a first player and both sides' scores, and the game ends on time if not before", async () => {
  const { first, scores, ending, ships, defaults, losses } = await play(1);
  expect(scores.length).toBeLessThanOrEqual(4);
  expect(first).toHaveLength(scores.length);
  expect(scores.every((row) => row.length === 2)).toBe(true);
  expect(["time", "elimination"]).toContain(ending);
  expect(ships).toHaveLength(2);
  expect([defaults, losses]).toEqual([0, 0]);
});

test("the points lost by the list's ships are the points that the enemy scored", async () => {
  for (const number of [0, 1, 2, 3]) {
    const { ships, scores } = await play(number, { mostRounds: 12 });
    const enemy = scores.at(-1)?.[1 - (number % 2)];
    expect(ships.reduce((sum, { lost }) => sum + lost, 0)).toBe(enemy);
    for (const { as, round } of ships) expect(round !== undefined).toBe(as === "destroyed" || as === "fled");
  }
});

test("an unknown bot level is refused", async () => {
  await expect(play(0, { pilots: { list: "admiral", field: "random" } })).rejects.toThrow('there is no bot "admiral"');
});

test("lines that aren't results are refused with the reason", () => {
  expect(readMatchLine({ game: 1, failed: "" }).ok).toBe(false);
  expect(readMatchLine({ game: "1" }).ok).toBe(false);
  expect(readMatchLine(undefined).ok).toBe(false);
});
