import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, LATER } from "../../card-table.testing.ts";

const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
const DROID = "tradefederationdrone";
const keyOf = (id: string, ship: string): string => `${ship}/upgrade:${id}/0`;
const tokensOf = (table: Table, id: string) => table.ship(id).tokens;
/** Places the ship with the relay at this position, some distance from the droid that it helps. */
const relay = (id: string, x = 500): TestShip => ({ pilot: "feethanottrawautopilot", pose: at(x, 300), upgrades: [id], engaged: true });

describe("tactical relays", () => {
  test("K2-B4: a friendly defender's calculate token adds an evade unless the attacker gains strain", () => {
    const defended = (x: number): Table => {
      const theirs: readonly TestShip[] = [
        { pilot: DROID, pose: at(400, 490, 180), engaged: true, tokens: { calculate: 1 } },
        { ...relay("k2b4"), pose: at(x, 490, 180) },
      ];
      const table = cardTable([[{ pilot: X_WING, pose: at(400, 300) }], theirs]);
      return table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>B1").until("modify defense dice");
    };
    const evaded = defended(500).say(keyOf("k2b4", "B2")).say("evade");
    expect(evaded.notes("dice")).toMatchObject([{ faces: ["blank", "blank", "evade"] }]);
    const strained = defended(500).say(keyOf("k2b4", "B2")).say("strain");
    expect([tokensOf(strained, "A1").strain, strained.notes("dice")]).toEqual([1, []]);
    expect(() => defended(880)).toThrow();
  });

  test("Kalani: for a charge and stress, a friendly ship locks an enemy that ended in its bullseye arc", () => {
    const mine: readonly TestShip[] = [
      { pilot: DROID, pose: at(400, 300), activated: true },
      { ...relay("kalani"), activated: true },
    ];
    const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(400, 700, 180), dial: "2FB" }]], { phase: "activation", ...LATER });
    table.until("use at maneuverExecuted").say(keyOf("kalani", "A2"));
    expect(table.ship("A1")).toMatchObject({ locks: ["B1"], tokens: { stress: 1 } });
    expect(table.ship("A2").upgrades[0]?.charges).toBe(2);
  });

  test("Kraken: friendly ships at range 0-3 keep one calculate token", () => {
    const mine: readonly TestShip[] = [
      { pilot: DROID, pose: at(400, 300), tokens: { calculate: 2 } },
      { ...relay("kraken"), tokens: { calculate: 1 } },
    ];
    const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(850, 850, 180) }]], { phase: "end" });
    table.say(keyOf("kraken", "A2")).say("A1").say("none");
    expect([tokensOf(table, "A1").calculate, tokensOf(table, "A2").calculate]).toEqual([1, 0]);
  });

  test("TA-175: when a ship that can calculate is destroyed, the others each gain a calculate token", () => {
    const mine: readonly TestShip[] = [
      { pilot: DROID, pose: at(400, 300), engaged: true, damage: [20, 21].map((card) => ({ card, faceup: false, since: 0 })) },
      relay("ta175"),
      { pilot: DROID, pose: at(600, 300), engaged: true },
    ];
    const theirs: readonly TestShip[] = [
      { pilot: X_WING, pose: at(400, 490, 180) },
      { pilot: FIGHTER, pose: at(600, 490, 180) },
    ];
    const table = cardTable([mine, theirs]).attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A1");
    table.until("attack");
    expect(["A2", "A3"].map((id) => tokensOf(table, id).calculate)).toEqual([1, 1]);
  });

  test("TV-94: in the bullseye arc, a calculate token adds a hit to an attack with few dice", () => {
    const attack = (x: number): Table => {
      const mine: readonly TestShip[] = [{ pilot: DROID, pose: at(400, 300), tokens: { calculate: 1 } }, relay("tv94")];
      const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(x, 490, 180), engaged: true }]]);
      return table.attackDice("blank", "blank").say("primary>B1");
    };
    const table = attack(400).say(keyOf("tv94", "A2"));
    expect([table.notes("dice"), tokensOf(table, "A1").calculate]).toMatchObject([[{ faces: ["blank", "blank", "hit"] }], 0]);
    expect(attack(460).keys).not.toContain(keyOf("tv94", "A2"));
  });
});
