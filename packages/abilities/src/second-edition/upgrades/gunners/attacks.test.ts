import type { AttackFace } from "@broadside/dice";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, shoot } from "../../card-table.testing.ts";
import { LATER, manned, type ShipFields, TIE, use, X_WING } from "../attack.testing.ts";

describe("more attacks", () => {
  test("Veteran Tail Gunner: once per round, the ship attacks to the rear after a primary attack to the front", () => {
    const table = cardTable([
      [{ pilot: "squadsevenveteran", upgrades: ["veterantailgunner"], pose: at(400, 400) }],
      [
        { pilot: TIE, pose: at(400, 600, 180) },
        { pilot: TIE, pose: at(400, 200) },
      ],
    ]);
    shoot(table.until("attack"), ["blank", "blank", "blank"], ["blank", "blank", "blank"]).say(use("veterantailgunner"));
    expect(table.keys).toEqual(["none", "second primary>B2"]);
    table.say("second primary>B2");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.asks[0]?.seat).toBe(1);
  });
  test("Veteran Turret Gunner: the ship attacks from a turret arc that it hasn't attacked from", () => {
    const double = cardTable([
      [{ pilot: "chewbacca", upgrades: ["veteranturretgunner"], quarter: "front", pose: at(400, 400) }],
      [
        { pilot: TIE, pose: at(400, 620, 180) },
        { pilot: TIE, pose: at(400, 180) },
        { pilot: TIE, pose: at(480, 620, 180) },
      ],
    ]);
    shoot(double.until("attack"), ["blank", "blank", "blank"], ["blank", "blank", "blank"]);
    expect(double.until("use at afterAttack").say(use("veteranturretgunner")).keys).toEqual(["none", "primary>B2"]);
  });
  test("Bistan: with a focus token, the ship makes a turret attack on a ship that it hasn't attacked", () => {
    const after = (focus: number) => {
      const table = cardTable([
        [{ pilot: X_WING, upgrades: ["bistan", "dorsalturret"], quarter: "front", tokens: { focus }, pose: at(400, 300) }],
        [
          { pilot: TIE, pose: at(400, 490, 180) },
          { pilot: TIE, pose: at(460, 490, 180) },
        ],
      ]);
      return shoot(table.until("attack"), ["blank", "blank", "blank"], ["blank", "blank", "blank"]);
    };
    expect(after(1).say(use("bistan")).keys).toEqual(["none", "dorsalturret@1>B2"]);
    expect(after(0).asks[0]?.seat).toBe(1);
  });
  test("Bossk: after a miss, the ship must gain stress and attack the same ship", () => {
    const after = (stress: number, attack: readonly AttackFace[]) =>
      shoot(manned("bossk", {}, { tokens: { stress } }).until("attack"), attack, ["evade", "evade", "evade"]);
    const table = after(0, ["hit", "blank", "blank"]);
    expect([table.ship("A1").tokens.stress, table.notes("attacks").length]).toEqual([1, 2]);
    expect(after(1, ["hit", "blank", "blank"]).notes("attacks")).toHaveLength(1);
    const hit = shoot(manned("bossk").until("attack"), ["hit", "blank", "blank"], ["blank", "blank", "blank"]);
    expect(hit.notes("attacks")).toHaveLength(1);
  });
  test("Ezra Bridger: Force gives an attack from an unused turret arc, and while stressed the ship rerolls a die of it", () => {
    const table = cardTable([
      [{ pilot: X_WING, upgrades: ["ezrabridger", "dorsalturret"], quarter: "front", force: 1, tokens: { stress: 1 }, pose: at(400, 300) }],
      [{ pilot: TIE, pose: at(400, 490, 180) }],
    ]);
    shoot(table.until("attack"), ["blank", "blank", "blank"], ["blank", "blank", "blank"]);
    table.attackDice("blank", "blank").defenseDice("blank", "blank", "blank").say(use("ezrabridger"));
    expect([table.ship("A1").force, table.keys]).toEqual([0, ["done", use("ezrabridger")]]);
  });
  test("Han Solo: a turret attack at initiative 7 closes that turret arc for the rest of the round", () => {
    const table = cardTable([
      [{ pilot: X_WING, upgrades: ["hansolo", "dorsalturret"], quarter: "front", pose: at(400, 300) }],
      [{ pilot: TIE, pose: at(400, 490, 180) }],
    ]);
    table.until("use at initiativeReached").say(use("hansolo"));
    expect(table.keys).toEqual(["none", "dorsalturret@1>B1"]);
    table.say("dorsalturret@1>B1").until("attack");
    expect(table.keys).toEqual(["none", "primary>B1"]);
  });
  test("Migs Mayfeld: from its turret or rear arc, the ship attacks another ship with red or orange tokens", () => {
    const after = (tokens: ShipFields["tokens"]) =>
      shoot(
        cardTable(
          [
            [{ pilot: X_WING, upgrades: ["migsmayfeld", "dorsalturret"], quarter: "front", pose: at(400, 300) }],
            [
              { pilot: TIE, pose: at(400, 490, 180), tokens: { stress: 1 } },
              { pilot: TIE, pose: at(460, 490, 180), ...(tokens && { tokens }) },
            ],
          ],
          LATER,
        ).until("attack"),
        ["blank", "blank", "blank"],
        ["blank", "blank", "blank"],
      );
    expect(after({ jam: 1 }).say(use("migsmayfeld")).keys).toEqual(["none", "dorsalturret@1>B2"]);
    expect(after({}).asks[0]?.seat).toBe(1);
  });
  test("Special Forces Gunner: one more die with the turret to the front, or a second attack with it to the rear", () => {
    const fighter = (quarter: "front" | "rear") =>
      cardTable([
        [{ pilot: "omegasquadronexpert", upgrades: ["specialforcesgunner"], quarter, pose: at(400, 400) }],
        [
          { pilot: TIE, pose: at(400, 600, 180) },
          { pilot: TIE, pose: at(400, 200) },
        ],
      ]).until("attack");
    const ahead = fighter("front").say("primary>B1").say(use("specialforcesgunner"));
    expect(diceRolled(ahead)[0]).toBe(3);
    const astern = shoot(fighter("rear"), ["blank", "blank"], ["blank", "blank", "blank"]);
    expect(astern.say(use("specialforcesgunner")).keys).toEqual(["none", "second primary>B2"]);
  });
});
