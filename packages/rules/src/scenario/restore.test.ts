import { expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import { setCharges } from "../charges/charges.ts";
import { NO_TOKENS, TOKENS } from "../state/state.ts";
import { at, madeUp } from "../testing.ts";
import { restore } from "./leaving.ts";
import { ENEMY, happening, marker, SHIP } from "./scenario.testing.ts";

const THERE = at(200, 200, 90);
const facedown = (...cards: readonly number[]) => cards.map((card) => ({ card, faceup: card === 0, since: 0 }));

test("[EB-RESTORE-01, EB-RESTORE-02] a destroyed ship is restored where the effect says, in its starting state", () => {
  const table = happening((game, ship) => restore(game, ship, THERE), {
    mine: [{ ...SHIP, status: "destroyed", pose: undefined, shields: 0 }],
  });
  expect(table.ship("A1")).toMatchObject({ status: "inPlay", pose: THERE, shields: 2, damage: [] });
  expect(Object.values(table.ship("A1").tokens).every((count) => count === 0)).toBe(true);
});

test("[EB-RESTORE-03] a restored ship loses its cards, tokens, locks, markers, counters and conditions", () => {
  const oneOfEach = Object.fromEntries(TOKENS.map((token) => [token, 1]));
  const table = happening((game, ship) => restore(game, ship, THERE), {
    mine: [{ ...SHIP, damage: facedown(0, 1), tokens: oneOfEach, locks: ["B1"] }],
    theirs: [{ ...ENEMY, locks: ["A1"] }],
    on: { pieces: [marker({ carrier: "A1" }), marker({ carrier: "B1" }, 2)], onCards: { A1: 2 } },
    state: { effects: [{ id: "condition:rattled", ship: "A1", by: "B1", until: "game", since: 1 }] },
  });
  expect(table.ship("A1")).toMatchObject({ damage: [], tokens: NO_TOKENS, locks: [] });
  expect(table.ship("B1").locks).toEqual([]);
  expect(table.game.state.effects).toEqual([]);
  expect(table.game.state.scenario?.pieces.map(({ id }) => id)).toEqual(["marker 2"]);
  expect(table.game.state.scenario?.onCards).toEqual({ A1: 0 });
  // The ship's Damage cards are back in the discard pile.
  expect(table.game.state.decks[0]?.discards).toEqual([0, 1]);
});

test("[EB-RESTORE-04] a restored ship has its starting charges, Force, shields and energy", () => {
  const jedi = happening((game, ship) => restore(game, ship, THERE), {
    mine: [{ ...SHIP, pilot: "lukeskywalker", shields: 0, force: 1, upgrades: ["protontorpedoes"], active: [0] }],
  }).ship("A1");
  expect([jedi.shields, jedi.force, jedi.upgrades[0]?.charges]).toEqual([2, 2, 2]);
  const huge = happening((game, ship) => restore(game, ship, at(900, 300, 90)), {
    mine: [{ ...SHIP, pilot: "alderaanianguard", pose: at(900, 300, 90), energy: 1, shields: 3 }],
    setup: { table: "6x3" },
  });
  const { energy, shields } = huge.game.factsOf(huge.ship("A1"));
  expect([huge.ship("A1").energy, huge.ship("A1").shields]).toEqual([energy, shields]);
  expect(energy).toBeGreaterThan(1);
});

/** A card whose set-up effect removes its ship's charges. */
const EMPTY_AT_FIRST = windowCard("setUpOver", {
  does: (game, self) => {
    setCharges(game, self.ship, self.at, 0);
    game.note(madeUp({ note: "says", ship: self.ship.id, text: "empty" }));
    return undefined;
  },
});

test("[EB-RESTORE-05, EB-RESTORE-06] a restored ship's set-up effects resolve again once, so charges may start below the limit", () => {
  const table = happening((game, ship) => restore(game, ship, THERE), {
    mine: [{ ...SHIP, upgrades: ["protontorpedoes"], active: [1] }],
    theirs: [{ ...ENEMY, upgrades: ["protontorpedoes"], active: [1] }],
    cards: { "upgrade:protontorpedoes": EMPTY_AT_FIRST },
  });
  expect(table.ship("A1").upgrades[0]?.charges).toBe(0);
  expect(table.madeUp("says")).toMatchObject([{ ship: "A1" }]);
  expect(table.ship("B1").upgrades[0]?.charges).toBe(1);
});

test("[EB-RESTORE-07] a restored ship's cards show their starting side, and its turret indicator is set again", () => {
  const flipped = [{ id: "c110p", faceup: false, side: "back", energy: 0, charges: 0 }] as const;
  const table = happening(
    (game, ship) => {
      game.setShip(ship, { upgrades: flipped, quarter: "rear", usedThisGame: ["x"] });
      return restore(game, ship, THERE);
    },
    { mine: [{ ...SHIP, pilot: "rebelscout", upgrades: ["c110p"] }] },
  );
  expect(table.asks).toMatchObject([{ kind: "turret indicator", seat: 0 }]);
  table.say("left");
  expect(table.ship("A1")).toMatchObject({ quarter: "left", usedThisGame: [], upgrades: [{ faceup: true, side: "front", charges: 2 }] });
});
