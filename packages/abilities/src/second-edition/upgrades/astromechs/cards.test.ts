import type { TargetId } from "@broadside/rules";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";
import { changedTo, charges, LATER, manned, rolled, TIE, use, X_WING } from "../attack.testing.ts";
import { toAction } from "./flight.testing.ts";

describe("dice", () => {
  test("R2-C4: an evade token changes a focus result to a hit", () => {
    const table = rolled(manned("r2c4", {}, { tokens: { evade: 1 } }), ["focus", "blank", "blank"]).say(use("r2c4"));
    expect([changedTo(table)[0], table.ship("A1").tokens.evade]).toEqual(["hit", 0]);
  });
  test("R7-A7: a charge changes a hit to a critical", () => {
    const table = rolled(manned("r7a7", LATER, {}, {}), ["hit", "blank", "blank"]).say(use("r7a7"));
    expect([changedTo(table)[0], charges(table)]).toEqual(["crit", 2]);
  });
  test("R2-HA: a lock on the attacker lets the ship reroll defense dice", () => {
    const table = rolled(duel({ pilot: X_WING }, { pilot: TIE, upgrades: ["r2ha"], locks: ["A1"] }), ["hit", "hit", "blank"]);
    table.until("modify defense dice").say(use("r2ha", "B1"));
    expect([table.keys.includes("blank blank blank"), table.ship("B1").locks]).toEqual([true, []]);
  });
  test("R4-B11: removing a red or orange token from the defender makes it reroll dice", () => {
    const table = rolled(manned("r4b11", LATER, {}, { tokens: { tractor: 1 } }), ["hit", "hit", "blank"], ["evade", "evade"]);
    table.until("modify defense dice").say(use("r4b11"));
    expect([table.asks[0]?.seat, table.keys.includes("evade evade"), table.ship("B1").tokens.tractor]).toEqual([0, true, 0]);
  });
  test("R5-P8: the ship spends a charge to reroll a die, and suffers a critical if that die shows one", () => {
    const crits = (pose: TestShip["pose"]) => rolled(manned("r5p8", {}, {}, { pose }), ["blank", "blank", "blank"], []);
    const again = crits(at(400, 490, 180))
      .attackDice("crit")
      .say(use("r5p8"));
    expect([again.ship("A1").shields, charges(again)]).toEqual([1, 2]);
    const harmless = crits(at(400, 490, 180))
      .attackDice("hit")
      .say(use("r5p8"));
    expect(harmless.ship("A1").shields).toBe(2);
  });
  test("R6-D8: the ship rerolls a die for each nearby friendly ship with the defender in its bullseye arc", () => {
    const most = (x: number) =>
      Math.max(
        ...rolled(
          cardTable(
            [
              [
                { pilot: X_WING, upgrades: ["r6d8"], pose: at(400, 300) },
                { pilot: X_WING, pose: at(x, 240), engaged: true },
              ],
              [{ pilot: TIE, pose: at(400, 490, 180) }],
            ],
            LATER,
          ),
          ["blank", "blank", "blank"],
        )
          .say(use("r6d8"))
          .keys.map((key) => (key === "none" ? 0 : key.split(" ").length)),
      );
    expect([most(405), most(600)]).toEqual([2, 1]);
  });
  test("M9-G8: an attacker that the ship has locked must reroll a die that the ship's player picks", () => {
    const table = (locks: readonly TargetId[]) =>
      cardTable([
        [{ pilot: X_WING, pose: at(400, 300) }],
        [
          { pilot: TIE, pose: at(400, 490, 180) },
          { pilot: TIE, upgrades: ["m9g8"], locks, pose: at(800, 800) },
        ],
      ]);
    const watched = rolled(table(["A1"]), ["hit", "hit", "blank"]);
    expect(watched.asks).toEqual([{ kind: "modify attack dice", seat: 1, keys: ["done", use("m9g8", "B2")] }]);
    expect(watched.say(use("m9g8", "B2")).asks).toEqual([{ kind: "reroll", seat: 1, keys: ["blank", "hit"] }]);
    expect(rolled(table([]), ["hit", "hit", "blank"]).kind).not.toBe("modify attack dice");
  });
});

describe("locks, tokens and friendly ships", () => {
  test("R3 Astromech: the ship holds two locks, and can lock again after a lock action", () => {
    const table = toAction(
      cardTable(
        [
          [{ pilot: X_WING, upgrades: ["r3astromech"], dial: "1FB", pose: at(400, 300) }],
          ["500", "600", "700"].map((x) => ({ pilot: TIE, pose: at(Number(x), 400, 180), dial: "2FB" })),
        ],
        { phase: "activation" },
      ),
    );
    table.say("lock").say("B1").say(use("r3astromech"));
    table.say("B2");
    expect(table.ship("A1").locks).toEqual(["B1", "B2"]);
  });
  test("R5-TK: the ship can attack friendly ships", () => {
    const keys = (upgrades: readonly string[]) =>
      cardTable([
        [
          { pilot: X_WING, upgrades, pose: at(400, 300) },
          { pilot: X_WING, pose: at(400, 450), engaged: true },
        ],
        [{ pilot: TIE, pose: at(420, 560, 180) }],
      ]).until("attack").keys;
    expect([keys(["r5tk"]).includes("primary>A2"), keys([]).includes("primary>A2")]).toEqual([true, false]);
  });
  test("L4E-R5: the ship transfers a calculate token to a friendly ship in its firing arc", () => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, upgrades: ["l4er5"], tokens: { calculate: 1 }, pose: at(400, 300) },
          { pilot: X_WING, pose: at(420, 420) },
        ],
        [{ pilot: TIE, pose: at(420, 560, 180) }],
      ],
      LATER,
    ).say(use("l4er5"));
    expect([table.ship("A1").tokens.calculate, table.ship("A2").tokens.calculate]).toEqual([0, 1]);
  });
});
