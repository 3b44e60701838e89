import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { at, startTable, type Table } from "../testing.ts";
import { eventsFor } from "../views/events-for.ts";
import { rollDice } from "./roll.ts";

/**
 * Sets up a ship that rolls this many attack dice at the start of combat. Its card lets the player act after the roll, so the game stops
 * there.
 */
const rolling = (count: number): Table => {
  const rolls: Ability = {
    windows: [
      {
        at: "startOfCombat",
        optional: false,
        when: () => true,
        *perform(game, { ship }) {
          yield* rollDice(game, ship, "attack", count, "upgrade:r2d2");
        },
      },
      { at: "rolled", optional: true, when: () => true, *perform() {} },
    ],
  };
  return startTable({
    phase: "combat",
    ships: [[{ pilot: "rookiepilot", pose: at(300, 100) }], [{ pilot: "academypilot", pose: at(300, 800, 180) }]],
    cards: { "pilot:rookiepilot": rolls },
  });
};

test.each([0, 3, 12])("[1E-COMP-14] a ship that must roll %i dice rolls that many, and none counts as rerolled", (count) => {
  const { roll } = rolling(count).game.state;
  expect(roll?.dice).toHaveLength(count);
  expect(roll?.dice.every(({ origin, fixed }) => origin === "rolled" && !fixed)).toBe(true);
});

test("[ES-LEGAL-05] both sides and spectators see the same roll", () => {
  const { game } = rolling(3);
  const shown = [[], [0], [1]].map((seats) =>
    eventsFor(game, seats, -1).flatMap(({ events }) => events.filter((event) => "note" in event && event.note === "rolled")),
  );
  const faces = game.state.roll?.dice.map(({ face }) => face);
  for (const notes of shown) expect(notes).toMatchObject([{ ship: "A1", faces }]);
});
