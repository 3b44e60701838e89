import { expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import { addEffect } from "../abilities/effects.ts";
import type { Ability } from "../contract/ability.ts";
import { pilotSkill } from "../queries/figures.ts";
import { at, startTable, type Table } from "../testing.ts";

/** Returns the ids of the ships in the order in which they become active in combat, if every choice is answered with the first option. */
function order(table: Table): readonly string[] {
  const seen: string[] = [];
  const note = () => {
    const { active } = table.game.state.cursor;
    if (table.game.state.cursor.phase === "combat" && active !== undefined && seen[seen.length - 1] !== active) seen.push(active);
  };
  for (note(); table.game.state.cursor.phase === "combat" && table.game.open.length > 0; note()) table.pass();
  return seen;
}

/** Makes a card that sets its ship's skill. */
const sets = (value: number): Ability => ({
  answers: {
    latest: { pilotSkill: (_game, { ship, effect }, about) => (about.ship === ship ? { value, since: effect?.since ?? 0 } : undefined) },
  },
});

/** The ships get different places, with the two sides facing each other at Range 2. */
const lower = (place: number) => at(200 + place * 60, 300, 0);
const upper = (place: number) => at(200 + place * 60, 540, 180);

test.each([
  [
    [0, 1],
    ["B2", "A1", "B1", "A2", "A3", "B3"],
  ],
  [
    [1, 0],
    ["B2", "B1", "A1", "B3", "A2", "A3"],
  ],
])(
  "[1E-COMBAT-01] ships attack from the highest skill to the lowest, on ties the seat with initiative first: initiative %j",
  (initiative, expected) => {
    const table = startTable({
      phase: "combat",
      step: 1,
      ships: [
        [
          { pilot: "biggsdarklighter", pose: lower(0) },
          { pilot: "rookiepilot", pose: lower(1) },
          { pilot: "rookiepilot", pose: lower(2) },
        ],
        [
          { pilot: "nightbeast", pose: upper(0) },
          { pilot: "soontirfel", pose: upper(1) },
          { pilot: "epsilonsquadronpilot", pose: upper(2) },
        ],
      ],
      state: { initiative },
      cards: { "pilot:epsilonsquadronpilot": sets(2) },
    });
    expect(order(table)).toEqual(expected);
  },
);

test("[1E-COMBAT-01] a player chooses the order of their own ships with equal skill", () => {
  const table = startTable({
    phase: "combat",
    step: 1,
    ships: [
      [
        { pilot: "rookiepilot", pose: lower(0) },
        { pilot: "rookiepilot", pose: lower(1) },
      ],
      [{ pilot: "academypilot", pose: upper(0) }],
    ],
  });
  expect(table.asks).toEqual([{ kind: "next ship", seat: 0, keys: ["A1", "A2"] }]);
  table.say("A2");
  expect(table.game.state.cursor.active).toBe("A2");
});

test("[1E-ROUND-04] of several skill changes the most recent applies, and when it ends the one before applies again", () => {
  const table = startTable({
    ships: [[{ pilot: "bountyhunter", pose: lower(0) }], [{ pilot: "academypilot", pose: upper(0) }]],
    cards: { "effect:five": sets(5), "effect:cockpit": sets(0) },
  });
  const { game } = table;
  const ship = table.ship("A1");
  expect(pilotSkill(game, ship)).toBe(3);
  addEffect(game, { id: "effect:five", ship: ship.id, by: ship.id, until: "round" });
  addEffect(game, { id: "effect:cockpit", ship: ship.id, by: ship.id, until: "game" });
  expect(pilotSkill(game, ship)).toBe(0);
  game.set({ effects: game.state.effects.filter(({ id }) => id !== "effect:cockpit") });
  expect(pilotSkill(game, ship)).toBe(5);
});

test("[1E-ROUND-05] a ship whose skill rises above the current one after its turn was due doesn't become active", () => {
  const table = startTable({
    phase: "combat",
    step: 1,
    ships: [[{ pilot: "biggsdarklighter", pose: lower(0) }], [{ pilot: "academypilot", pose: upper(0) }]],
    cards: {
      // While the skill 5 ship is active, the other ship has skill 7.
      "pilot:biggsdarklighter": {
        answers: {
          latest: {
            pilotSkill: (game, self, { ship }) =>
              ship !== self.ship && game.state.cursor.active === self.ship.id ? { value: 7, since: 1 } : undefined,
          },
        },
      },
    },
  });
  expect(order(table)).toEqual(["A1"]);
  expect(table.ship("B1").engaged).toBe(false);
});

test("[1E-COMBAT-05] a skill changed at the start of combat changes the order in that phase", () => {
  const table = startTable({
    phase: "combat",
    ships: [[{ pilot: "rookiepilot", pose: lower(0) }], [{ pilot: "academypilot", pose: upper(0) }]],
    cards: {
      "effect:swift": {
        answers: { latest: { pilotSkill: (_game, { ship }, about) => (about.ship === ship ? { value: 12, since: 1 } : undefined) } },
      },
      "pilot:academypilot": windowCard("startOfCombat", {
        does: (game, { ship }) => {
          addEffect(game, { id: "effect:swift", ship: ship.id, by: ship.id, until: "phase" });
          return undefined;
        },
      }),
    },
  });
  expect(order(table)).toEqual(["B1", "A1"]);
  expect(table.game.state.effects).toEqual([]);
});

test("a card may let a ship activate at an initiative other than its own", () => {
  const firstToActivate = (value: number) =>
    startTable({
      edition: "2.5",
      phase: "activation",
      ships: [[{ pilot: "wedgeantilles", pose: lower(0), dial: "2FB" }], [{ pilot: "academypilot", pose: upper(0), dial: "2FB" }]],
      cards: {
        "pilot:wedgeantilles": {
          answers: { latest: { activation: (_game, self, { ship }) => (ship === self.ship ? { value, since: 1 } : undefined) } },
        },
      },
    }).game.state.cursor.active;
  expect([firstToActivate(1), firstToActivate(2)]).toEqual(["A1", "B1"]);
});
