/** Weapons in standard loadouts. */
import type { AttackFace } from "@broadside/dice";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import { changedTo, charges, LATER, NO_EVADES, type ShipFields, TIE, use, X_WING } from "../attack.testing.ts";
import { armed, fire } from "./firing.testing.ts";

test("Precision-Tuned Cannons: the ship adds a focus result in the bullseye arc", () => {
  const id = "precisiontunedcannons-battleoverendor";
  const fired = (x: number) => {
    const table = armed(id, LATER, {}, { pose: at(x, 490, 180) });
    return changedTo(table.attackDice("hit", "blank").say(`${id}@0>B1`));
  };
  expect([fired(400), fired(450)]).toEqual([["hit", "blank", "focus"], []]);
});

test("Heavy Plasma Missiles: they need a lock and a charge, and a hit removes a shield", () => {
  const id = "heavyplasmamissiles-alphaclassstarwing";
  const fired = (...faces: readonly ("hit" | "blank")[]) =>
    fire(armed(id, LATER, {}, { pilot: X_WING }), [...faces, "blank", "blank"], ["blank", "blank"]);
  expect([fired("hit").ship("B1").shields, fired("blank").ship("B1").shields, charges(fired("hit"))]).toEqual([0, 2, 1]);
  expect(armed(id, LATER, { locks: [] }).keys).not.toContain(`${id}@0>B1`);
});

describe("Seeker Missiles", () => {
  const id = "seekermissiles-swz103";
  const rolled = (active: number, ...faces: readonly AttackFace[]) => {
    const table = armed(id, LATER, { active: [active] });
    return table.attackDice(...(faces.length > 0 ? faces : (["focus", "focus", "focus"] as const))).say(`${id}@0>B1`);
  };

  test("each of up to two more charges changes a focus result", () => {
    const table = rolled(4).say(use(id));
    expect(table.keys).toEqual(["1", "2"]);
    table.say("2");
    expect([changedTo(table), charges(table)]).toEqual([["hit", "hit", "focus"], 1]);
  });

  test("no more charges can be spent than there are focus results", () => {
    const table = rolled(4, "focus", "hit", "blank").say(use(id));
    expect([changedTo(table), charges(table)]).toEqual([["hit", "hit", "blank"], 2]);
  });

  test("the player spends at most the charges left, and can decline", () => {
    const two = rolled(2).say(use(id));
    expect([changedTo(two), charges(two)]).toEqual([["hit", "focus", "focus"], 0]);
    expect(rolled(1).keys).not.toContain(use(id));
    expect(charges(fire(armed(id, LATER), ["focus", "focus", "focus"]))).toBe(3);
  });
});

describe("Saturation Rockets", () => {
  const id = "saturationrockets-alphaclassstarwing";
  const volley = (given: ShipFields = {}, second = at(460, 490, 180)) =>
    cardTable(
      [
        [{ pilot: X_WING, upgrades: [id], pose: at(400, 300), ...given }],
        [
          { pilot: TIE, pose: at(400, 490, 180), engaged: true },
          { pilot: TIE, pose: second },
        ],
      ],
      LATER,
    ).until("attack");
  const MISS = ["blank", "blank", "blank"] as const;
  const first = (table: ReturnType<typeof volley>, extra: boolean) => {
    table
      .attackDice(...MISS, ...(extra ? (["blank"] as const) : []))
      .defenseDice(...NO_EVADES)
      .say(`${id}@0>B1`);
    if (table.kind === "use at beforeRoll") table.say(extra ? use(id) : "pass");
    while (table.kind.startsWith("modify")) table.pass();
    return table;
  };

  test("the attack costs two charges, and one more gives a die in the front arc only", () => {
    const table = first(volley(), true);
    expect([charges(table), diceRolled(table)[0]]).toEqual([1, 4]);
    const beside = cardTable(
      [[{ pilot: X_WING, upgrades: [id], pose: at(400, 300) }], [{ pilot: TIE, pose: at(560, 330, 180), engaged: true }]],
      LATER,
    ).until("attack");
    expect(beside.say(`${id}@0>B1`).kind).not.toBe("use at beforeRoll");
    expect(volley({ active: [1] }).keys).not.toContain(`${id}@0>B1`);
  });

  test("a charge pays for a bonus attack, which costs nothing else", () => {
    const table = first(volley({ active: [3] }), false);
    table
      .attackDice(...MISS)
      .defenseDice(...NO_EVADES)
      .say(use(id));
    expect([charges(table), table.notes("attacks")]).toMatchObject([0, [{ target: "B1" }, { target: "B2" }]]);
  });

  test("the bonus attack must target another ship at range 0-1 of the defender, and needs a charge", () => {
    expect(first(volley({}, at(700, 400, 180)), false).keys).not.toContain(use(id));
    expect(first(volley({ active: [2] }), false).keys).not.toContain(use(id));
  });
});
