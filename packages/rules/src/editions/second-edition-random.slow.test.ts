/**
 * Plays random games in the second edition. The game is saved and reloaded at every step. The test checks that there are no errors, and
 * that the game never waits for a player with nothing to do.
 */
import { describe, expect, test } from "vitest";
import { startSetUp, type Table, type TestList } from "../testing.ts";
import { randomKey } from "../testing-random.ts";

const REBELS: TestList = {
  ships: ["redsquadronveteran", "goldsquadronveteran", "outerrimsmuggler", "lothalrebel"],
  faction: "rebelalliance",
};
const EMPIRE: TestList = {
  ships: ["blacksquadronace", "sabersquadronace", "omicrongrouppilot", "academypilot"],
  faction: "galacticempire",
};

const playOut = (table: Table, seed: number, most: number): number => {
  const next = randomKey(seed);
  for (let given = 0; given < most; given += 1) {
    if (table.game.state.outcome) return given;
    expect(table.game.open.length).toBeGreaterThan(0);
    next(table);
  }
  return most;
};

describe("random play", () => {
  for (const edition of ["2.0", "2.5"] as const)
    for (const seats of [2, 3, 6])
      test(`${edition}, ${seats} seats`, { timeout: 60_000 }, () => {
        const lists = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? REBELS : EMPIRE));
        const table = startSetUp(lists, { edition, key: `${edition} ${seats}`, setup: { roundLimit: 4 } });
        playOut(table, seats, 1500);
        expect(table.game.state.round).toBeGreaterThan(1);
      });
});
