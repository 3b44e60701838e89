import type { GameChoice } from "@broadside/content";
import { expect, test } from "vitest";
import { withBotNames } from "./bot-names.ts";

const gameOf = (...names: readonly string[]): GameChoice => ({
  edition: "1e",
  format: "epic-dogfight",
  seats: names.map((name) => ({ name, team: undefined, squad: { faction: "", ships: [] } })),
});
const namesFor = (names: readonly string[], levels: readonly (string | undefined)[]): readonly string[] =>
  withBotNames(gameOf(...names), levels).seats.map(({ name }) => name);

test("a bot is named after its level, and a person keeps the default name", () => {
  expect(namesFor(["Player 1", "Player 2"], [undefined, "ace"])).toEqual(["Player 1", "Ace"]);
});

test("several bots with the same level are numbered", () => {
  expect(namesFor(["Player 1", "Player 2", "Player 3", "Player 4"], [undefined, "cadet", "ace", "cadet"])).toEqual([
    "Player 1",
    "Cadet 1",
    "Ace",
    "Cadet 2",
  ]);
});

test("a bot keeps a name that a person entered", () => {
  expect(namesFor(["Player 1", "Thrawn"], [undefined, "ace"])).toEqual(["Player 1", "Thrawn"]);
});
