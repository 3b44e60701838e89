/**
 * Tests first-edition rulings on "at" and "within", the order of pilot skills in combat, mines met at the same time, dice and the tokens
 * spent on them, and the steps of an attack.
 */

import { describe, expect, test } from "vitest";
import { diceRolled, duel } from "../abilities/cards.testing.ts";
import { fly } from "../phases/activation.testing.ts";
import type { PlacedDeviceId } from "../state/state.ts";
import { at, startSetUp, startTable } from "../testing.ts";

const WING = { pilot: "rookiepilot" };
const TIE = { pilot: "academypilot" };
const tie = (tokens: object) => ({ ...TIE, tokens });

describe("at and within", () => {
  const range = (gap: number) => {
    const { game } = duel(WING, TIE, { gap });
    const [one, other] = game.state.ships;
    return one && other && game.board.range(one, other);
  };

  test("ruling 95.1 At vs. Within: an object is at the range of its closest part", () => {
    expect([range(99), range(101), range(199), range(201)]).toEqual([1, 2, 2, 3]);
  });

  test("ruling 95.2 At vs. Within: a ship partly in Range 2 and partly in Range 3 is attacked at Range 2", () => {
    const table = duel(WING, TIE, { gap: 180 }).say("primary>B1");
    expect(diceRolled(table)).toEqual([3, 3]);
  });

  test("ruling 95.3 At vs. Within: a ship placed within Range 1 of its edge must be wholly inside it", () => {
    const table = startSetUp([{ ships: ["rookiepilot"] }, { ships: ["academypilot"], points: 99 }]).until("place ship");
    const { number, ask } = table.game.open[0] ?? {};
    const isTop = "witness" in (ask ?? {}) && (ask as { readonly witness: { readonly y: number } }).witness.y > 457_200;
    const place = (depth: number) =>
      table.give({
        input: "answer",
        seat: ask?.seat ?? 0,
        ask: number ?? 0,
        pose: isTop ? at(457, 914.4 - depth + 20, 180) : at(457, depth - 20),
      });
    expect(place(101)?.refused).toBe("not a legal place");
    expect(place(100)).toBeUndefined();
  });
});

test("ruling 96.5 Altered pilot skill: a ship whose skill rises above the active ship's doesn't become active in this phase", () => {
  const table = startTable({
    phase: "combat",
    step: 1,
    ships: [[{ pilot: "biggsdarklighter", pose: at(400, 300) }], [{ pilot: "academypilot", pose: at(400, 490, 180) }]],
    cards: {
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
  expect(table.asks).toMatchObject([{ kind: "attack", seat: 0 }]);
  table.pass().until("dial");
  expect(table.ship("B1").engaged).toBe(false);
});

describe("resolving simultaneous effects", () => {
  const mine = (id: PlacedDeviceId, y: number) =>
    ({ id, token: "clusterMineSide", kind: "cluster mine", pose: at(450, y), seat: 1, ship: "B1", round: 1 }) as const;
  const mines = [mine("device 1", 380), mine("device 2", 430)];

  test("ruling 113.3 Resolving simultaneous effects: one effect is resolved completely before the next", () => {
    const table = fly({ ship: { pilot: "bountyhunter", dial: "1FG" }, state: { devices: mines }, draws: [0, 0, 0, 6] });
    const order = table.events.flatMap((event) => ("note" in event && ["detonated", "damage"].includes(event.note) ? [event.note] : []));
    expect(order).toEqual(["detonated", "damage", "detonated", "damage"]);
  });

  test("ruling 113.4 Resolving simultaneous effects: a second mine detonates even if the first has destroyed the ship", () => {
    const damage = [1, 2].map((card) => ({ card, faceup: false, since: 1 }));
    const table = fly({ ship: { ...TIE, dial: "2FG", damage }, state: { devices: mines }, draws: [0, 6, 0] });
    expect(table.ship("A1").status).toBe("destroyed");
    expect(table.game.state.devices).toEqual([]);
  });
});

test("ruling 115.3 Rolling dice: all dice to reroll are chosen before any is rolled", () => {
  const table = duel({ ...WING, locks: ["B1"] }, TIE);
  table.attackDice("blank", "blank", "hit").say("primary>B1").say("lock");
  expect(table.keys).toEqual(expect.arrayContaining(["blank", "blank blank"]));
  table.attackDice("blank").defenseDice("blank", "blank", "blank").say("blank");
  expect(table.kind).not.toBe("reroll");
  expect(table.notes("hit")).toMatchObject([{ results: 1 }]);
});

describe("spending tokens", () => {
  test("ruling 119.1 Spending tokens: a lock may be spent without rerolling any die", () => {
    const table = duel({ ...WING, locks: ["B1"] }, TIE);
    table.attackDice("hit", "blank", "blank").defenseDice("evade", "evade", "evade").say("primary>B1").say("lock").say("none");
    expect(table.ship("A1").locks).toEqual([]);
  });

  test("ruling 119.2 Spending tokens: an attacker may spend a focus token without a focus result", () => {
    const table = duel({ ...WING, tokens: { focus: 1 } }, TIE)
      .attackDice("hit", "blank", "blank")
      .say("primary>B1")
      .say("focus");
    expect(table.ship("A1").tokens.focus).toBe(0);
  });

  test("ruling 119.3 Spending tokens: a defender may spend a focus or evade token that changes nothing", () => {
    const focus = duel(WING, tie({ focus: 1 }))
      .attackDice("hit", "blank", "blank")
      .defenseDice("evade", "blank", "blank");
    expect(focus.say("primary>B1").say("focus").ship("B1").tokens.focus).toBe(0);
    const evade = duel(WING, tie({ evade: 1 }))
      .attackDice("hit", "blank", "blank")
      .defenseDice("evade", "evade", "blank");
    expect(evade.say("primary>B1").say("evade").ship("B1").tokens.evade).toBe(0);
  });

  test("ruling 119.4 Spending tokens: a second token of a kind can't be spent for the same effect in one step", () => {
    const locks = duel({ ...WING, locks: ["B1", "B1"], tokens: { focus: 2 } }, TIE);
    locks.attackDice("focus", "blank", "blank").say("primary>B1").say("lock").say("none");
    expect(locks.keys).toEqual(["done", "focus"]);
    locks.defenseDice("blank", "blank", "blank").say("focus");
    expect(locks.ship("A1").tokens.focus).toBe(1);
    expect(locks.kind).not.toBe("modify attack dice");
    const defends = duel(WING, tie({ focus: 2 }))
      .attackDice("hit", "hit", "hit")
      .defenseDice("focus", "blank", "blank");
    expect(defends.say("primary>B1").say("focus").ship("B1").tokens.focus).toBe(1);
  });

  test("ruling 119.5 Spending tokens: only one of two evade tokens can be spent", () => {
    const table = duel(WING, tie({ evade: 2 }))
      .attackDice("hit", "hit", "blank")
      .defenseDice("blank", "blank", "blank");
    table.say("primary>B1").say("evade");
    expect(table.ship("B1")).toMatchObject({ tokens: { evade: 1 } });
    expect(table.ship("B1").damage).toHaveLength(1);
  });
});

test("ruling 123.1 Timing chart for performing an attack: the steps come in the printed order", () => {
  const table = duel(WING, TIE).say("primary>B1");
  expect(table.notes("attack step").map(({ step }) => step)).toEqual([
    "declare target",
    "roll attack dice",
    "modify attack dice",
    "roll defense dice",
    "modify defense dice",
    "compare results",
    "deal damage",
  ]);
});
