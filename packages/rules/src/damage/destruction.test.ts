import { expect, test } from "vitest";
import { diceRolled, duel, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { canUndo } from "../driver/undo.ts";
import { shipOf } from "../state/state.ts";
import { at, type Table, type TestShip, type TestTable } from "../testing.ts";
import { destroy } from "./destruction.ts";

/** Destroys the TIE, or makes it flee, at the start of combat. */
function lose(
  how: "destroyed" | "fled",
  tie: Partial<TestShip> = {},
  own: Partial<TestShip> = {},
  { cards, ...more }: Partial<TestTable> = {},
): Table {
  const trigger = windowCard("startOfCombat", { may: true, does: (game) => destroy(game, shipOf(game.state, "B1"), how) });
  const table = duel(
    { pilot: "rookiepilot", ...own },
    { pilot: "academypilot", ...tie },
    { cards: { "pilot:rookiepilot": trigger, ...cards }, ...more },
  );
  return table.say("A1/pilot:rookiepilot");
}

test("[1E-DMG-07] a destroyed ship leaves the table without tokens, and its cards are discarded faceup", () => {
  const table = lose("destroyed", { tokens: { focus: 2, stress: 1 }, damage: [{ card: 5, faceup: false, since: 1 }], locks: ["A1"] });
  const { status, pose, tokens, damage, locks } = table.ship("B1");
  expect({ status, pose, damage, locks }).toEqual({ status: "destroyed", pose: undefined, damage: [], locks: [] });
  expect(Object.values(tokens).every((count) => count === 0)).toBe(true);
  expect(table.game.state.decks[1]?.discards).toEqual([5]);
});

test("[1E-DMG-07] facedown cards of a destroyed ship are revealed, so an undo needs consent", () => {
  const freely = (damage: TestShip["damage"] & object) => {
    const tie = { pilot: "academypilot", pose: at(400, 490, 180) };
    const ships = [
      [{ pilot: "rookiepilot", pose: at(400, 300) }],
      [
        { ...tie, damage },
        { ...tie, pose: at(500, 490, 180) },
      ],
    ];
    return canUndo(lose("destroyed", {}, {}, { ships }).game, 0);
  };
  expect(freely([])).toBe(0);
  expect(freely([{ card: 5, faceup: false, since: 1 }])).toBeUndefined();
});

test("[1E-DMG-07] locks on a destroyed ship are removed, and no ship touches it any more", () => {
  const table = lose("destroyed", { touching: ["A1"] }, { locks: ["B1"], touching: ["B1"] });
  expect(table.ship("A1")).toMatchObject({ locks: [], touching: [] });
});

test("[1E-DMG-07] a destroyed ship's aura ends, but its effects with a set duration continue", () => {
  const aura: Ability = { answers: { sums: { attackDice: () => -1 } } };
  const running: Ability = { answers: { sums: { attackDice: () => 1 } } };
  const { game } = lose(
    "destroyed",
    {},
    {},
    {
      // The third ship keeps combat going.
      ships: [
        [{ pilot: "rookiepilot", pose: at(400, 300, 0) }],
        [
          { pilot: "academypilot", pose: at(400, 490, 180) },
          { pilot: "obsidiansquadronpilot", pose: at(450, 490, 180) },
        ],
      ],
      cards: { "pilot:academypilot": aura, "effect:running": running },
      state: { effects: [{ id: "effect:running", ship: "A1", by: "B1", until: "round", since: 1 }] },
    },
  );
  expect(game.bearers.onSum(game, "attackDice").map(({ card }) => card)).toEqual(["effect:running"]);
});

test("[1E-DMG-07, 1E-COND-03] a destroyed ship's Conditions leave with it", () => {
  const effects = [{ id: "condition:rattled", ship: "B1", by: "A1", until: "game", since: 1 } as const];
  expect(lose("destroyed", {}, {}, { state: { effects } }).game.state.effects).toEqual([]);
});

test("[1E-MOVE-12] a ship's abilities work when it is destroyed, but not when it flees", () => {
  const cards = {
    "pilot:academypilot": windowCard("destroyed", { when: ({ ship }, occasion) => ship.id === occasion.ship, does: says("last words") }),
  };
  expect(lose("destroyed", {}, {}, { cards }).madeUp("says")).toHaveLength(1);
  expect(lose("fled", {}, {}, { cards }).madeUp("says")).toHaveLength(0);
});

test("a card may keep a destroyed ship on the table until the end of combat", () => {
  const wrath: Ability = { answers: { permissions: { destroy: (_game, { ship }, about) => (about.ship === ship ? false : undefined) } } };
  const table = duel(
    { pilot: "biggsdarklighter" },
    { pilot: "felswrath" },
    { cards: { "pilot:felswrath": wrath }, state: { initiative: [0, 1] } },
  );
  table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.ship("B1").doomed).toBe(true);
  table.say("none");
  expect(table.ship("B1").status).toBe("destroyed");
  expect(diceRolled(table)).toEqual([3, 3]);
});
