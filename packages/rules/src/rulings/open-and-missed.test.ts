/** Tests first-edition rulings on wrong and missing dials, missed opportunities, and hidden information. */
import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import { addEffect } from "../abilities/effects.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { HIDDEN_CARD, HIDDEN_DIAL } from "../state/state.ts";
import { at, startTable, type Table } from "../testing.ts";
import { view } from "../views/view.ts";

describe("wrong dials", () => {
  test("ruling 99.2 Assigning incorrect ship dials: a maneuver that the ship has is executed with its own difficulty", () => {
    const table = fly({ ship: { dial: "3TR" } });
    expect(table.ship("A1")).toMatchObject({ pose: at(340, 410, 270), tokens: { stress: 0 } });
    expect(table.kind).toBe("action");
  });

  test("ruling 99.3 Assigning incorrect ship dials: an opponent replaces a maneuver that the ship doesn't have", () => {
    const table = fly({ ship: { dial: "1TR" } });
    expect(table.asks).toMatchObject([{ kind: "enemy's maneuver", seat: 1 }]);
    expect(table.keys).toEqual(expect.arrayContaining(["1FG", "4KR"]));
    expect(table.keys).not.toContain("1TR");
    expect(table.say("2FG").ship("A1").pose).toEqual(at(450, 420));
  });
});

describe("missed opportunities", () => {
  test("ruling 106.1 Missed opportunities: an action not performed is lost when the next dial is revealed", () => {
    const table = fly({ ship: { dial: "1FG" } });
    const ask = table.game.open[0]?.number ?? 0;
    table.pass().until("action");
    expect(table.notes("revealed")).toHaveLength(2);
    expect(table.give({ input: "answer", seat: 0, ask, key: "focus" })?.refused).toBe("no longer open");
  });

  test("ruling 106.2 Missed opportunities: an opponent chooses the maneuver of a ship without a dial", () => {
    expect(fly({ ship: {} }).asks).toMatchObject([{ kind: "enemy's maneuver", seat: 1 }]);
  });

  test("ruling 106.3 Missed opportunities: the owner acts only after that maneuver", () => {
    for (const moment of ["beforeReveal", "dialRevealed"] as const) {
      const card = windowCard(moment, { may: true, when: (self, { ship }) => self.ship.id === ship, does: () => undefined });
      const table = fly({ ship: {}, cards: { "pilot:rookiepilot": card } });
      expect(table.asks).toMatchObject([{ kind: "enemy's maneuver", seat: 1 }]);
      expect(table.say("2FG").asks).toMatchObject([{ kind: "action", seat: 0 }]);
    }
  });

  test("ruling 106.4 Missed opportunities: an effect that was skipped can't be used later in the round", () => {
    const card = windowCard("startOfCombat", { may: true, does: () => undefined });
    const table = startTable({
      phase: "combat",
      ships: [[{ pilot: "rookiepilot", pose: at(400, 300) }], [{ pilot: "academypilot", pose: at(400, 490, 180) }]],
      cards: { "pilot:rookiepilot": card },
    });
    expect(table.keys).toEqual(["pass", "A1/pilot:rookiepilot"]);
    table.pass();
    for (let step = 0; step < 20 && table.game.state.round === 1 && table.game.open.length > 0; step += 1) {
      expect(table.keys).not.toContain("A1/pilot:rookiepilot");
      table.pass();
    }
    expect(table.game.state.round).toBe(2);
  });
});

describe("open, derived and hidden information", () => {
  const SEATS = [[], [0], [1]];
  const table = (): Table =>
    startTable({
      ships: [
        [{ pilot: "wedgeantilles", upgrades: ["protontorpedoes"], pose: at(400, 100), tokens: { stress: 1 }, locks: ["B1"] }],
        [
          { pilot: "academypilot", pose: at(300, 800, 180) },
          { pilot: "academypilot", pose: at(500, 800, 180) },
        ],
      ],
      state: {
        devices: [{ id: "device 1", token: "standardBomb", kind: "seismic charge", pose: at(600, 500), seat: 0, ship: "A1", round: 1 }],
      },
    });
  const set = (one: Table, fields: object) =>
    one.give({ input: "set", reason: "set up", changes: [{ change: "ship", ship: "A1", set: fields }] });

  test("ruling 107.1 Open, derived, and hidden information: everyone sees faceup Damage cards, tokens, bombs and discards", () => {
    const one = table();
    set(one, {
      damage: [{ card: 5, faceup: true, since: 1 }],
      upgrades: one.ship("A1").upgrades.map((card) => ({ ...card, faceup: false })),
    });
    for (const seats of SEATS) {
      const { ships, devices } = view(one.game, seats).state;
      expect(ships[0]?.damage).toMatchObject([{ card: 5, faceup: true }]);
      expect(ships[0]?.tokens.stress).toBe(1);
      expect(ships[0]?.locks).toEqual(["B1"]);
      expect(ships[0]?.upgrades).toMatchObject([{ id: "protontorpedoes", faceup: false }]);
      expect(devices).toMatchObject([{ kind: "seismic charge" }]);
    }
  });

  test("ruling 107.2 Open, derived, and hidden information: everyone knows the same about the cards left in a deck", () => {
    const one = table();
    set(one, { damage: [{ card: 5, faceup: true, since: 1 }] });
    const left = SEATS.map((seats) => view(one.game, seats).state.decks[0]);
    expect(left[0]?.cards).not.toContain(5);
    expect(left[0]?.left).toBe(left[0]?.cards.length);
    expect(left.map((deck) => JSON.stringify(deck))).toEqual(left.map(() => JSON.stringify(left[0])));
  });

  test("ruling 107.3 Open, derived, and hidden information: everyone can see that a card was used earlier", () => {
    const one = table();
    addEffect(one.game, { id: "effect:used", ship: "A1", by: "A1", until: "game" });
    for (const seats of SEATS) expect(view(one.game, seats).state.effects).toMatchObject([{ id: "effect:used", ship: "A1" }]);
  });

  test("ruling 107.4 Open, derived, and hidden information: facedown cards are hidden from all, a dial from all but its owner", () => {
    const one = table();
    set(one, { damage: [{ card: 4, faceup: false, since: 1 }] });
    one.say("2FG", "A1").say("3FG", "B1").say("5FW", "B2");
    const seen = SEATS.map((seats) => view(one.game, seats).state.ships[0]);
    expect(seen.map((ship) => ship?.damage[0]?.card)).toEqual([HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD]);
    expect(seen.map((ship) => ship?.dial)).toEqual([HIDDEN_DIAL, "2FG", HIDDEN_DIAL]);
    expect(view(one.game, [0]).state.decks[0]?.cards).toContain(4);
  });

  test("ruling 107.5 Open, derived, and hidden information: a dial becomes visible only when it is revealed", () => {
    const one = fly({ ship: { dial: "1FG" } });
    expect(one.kind).toBe("action");
    const { dial } = view(one.game, [0]).state.ships.find(({ id }) => id === "B1") ?? {};
    expect(dial).toBe(HIDDEN_DIAL);
    one.pass();
    expect(one.kind).toBe(HELD);
    one.pass();
    expect(one.notes("revealed").at(-1)).toMatchObject({ ship: "B1" });
  });
});
