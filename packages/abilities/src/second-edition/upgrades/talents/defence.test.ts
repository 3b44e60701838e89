import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { ACE, attacked, chargesLeft, finish, firing, LATER, lost, MISS, rolling, shown, tokens, use, X_WING } from "../upgrades.testing.ts";

/** A place outside the attacker's bullseye arc. */
const ASIDE_OF_B1 = { pose: at(480, 300) };

describe("defense dice", () => {
  test("Elusive: its charge rerolls a die, and is recovered after a fully executed red maneuver", () => {
    const table = rolling(attacked("elusive"), MISS, ["blank", "blank"], "primary>A1").defenseDice("evade");
    while (table.kind === "modify attack dice") table.pass();
    table.say(use("elusive")).say("blank");
    expect([shown(table, "defense")[0], chargesLeft(table)]).toEqual(["evade", 0]);
  });

  test("Dedicated: the ship gains strain to let a friendly ship in its side arc reroll a blank", () => {
    const table = cardTable([
      [
        { pilot: "wedgeantilles", pose: at(400, 300), engaged: true },
        { pilot: X_WING, pose: at(480, 300), upgrades: ["dedicated"], engaged: true },
      ],
      [{ pilot: ACE, pose: at(400, 490, 180) }],
    ]);
    rolling(table, MISS, ["blank", "blank"], "primary>A1").defenseDice("evade");
    while (table.kind === "modify attack dice") table.pass();
    table.say(use("dedicated", "A2"));
    expect([shown(table, "defense"), tokens(table, "A2").strain]).toEqual([["evade", "blank"], 1]);
  });

  test("Gravitic Deflection: the ship rerolls a die for each tractored ship in the attack arc", () => {
    const dice = (held: object) =>
      rolling(attacked("graviticdeflection", { tokens: { focus: 1, ...held } }, {}, LATER), MISS, ["focus", "blank"], "primary>A1");
    const table = dice({ tractor: 1 });
    while (table.kind === "modify attack dice") table.pass();
    expect(table.keys).toContain(use("graviticdeflection"));
    const free = dice({});
    while (free.kind === "modify attack dice") free.pass();
    expect(free.keys).not.toContain(use("graviticdeflection"));
  });

  test("Enduring: evades cancel criticals first, and after suffering a critical the ship can perform a red focus", () => {
    const table = finish(rolling(attacked("enduring", ASIDE_OF_B1, {}, LATER), ["crit", "hit", "crit"], ["evade", "blank"], "primary>A1"));
    expect(table.keys).toContain(use("enduring"));
    expect(table.say(use("enduring")).say("focus").ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(table.notes("damage")).toMatchObject([{ amount: 2 }]);
  });

  test("Selfless: a friendly ship near the defender suffers a critical instead", () => {
    const table = cardTable([
      [
        { pilot: X_WING, pose: at(400, 300) },
        { pilot: X_WING, pose: at(450, 300), upgrades: ["selfless"], engaged: true },
      ],
      [{ pilot: ACE, pose: at(400, 490, 180) }],
    ]);
    finish(rolling(table, ["crit", "blank", "blank"], ["blank"], "primary>A1")).say(use("selfless", "A2"));
    expect([lost(table, "A1"), lost(table, "A2")]).toEqual([0, 1]);
  });

  test("Treacherous: its charge strains a ship that obstructs the attack and cancels a result", () => {
    const table = cardTable([
      [
        { pilot: X_WING, pose: at(400, 300), upgrades: ["treacherous"] },
        { pilot: X_WING, pose: at(415, 390), engaged: true },
      ],
      [{ pilot: ACE, pose: at(430, 490, 180) }],
    ]);
    rolling(table, ["hit", "crit", "blank"], ["blank"], "primary>A1").say(use("treacherous"));
    if (table.kind === "choose ship") table.say("A2");
    if (table.kind === "choose one") table.say("crit");
    expect([shown(table), tokens(table, "A2").strain, chargesLeft(table)]).toEqual([["hit", "blank"], 1, 0]);
  });

  test("Tierfon Belly Run: on an obstacle, attack dice against the ship can't be rerolled, and it can make special attacks", () => {
    const rock = { token: "coreasteroid0", pose: at(400, 300) } as const;
    const locked = rolling(attacked("tierfonbellyrun", {}, { locks: ["A1"] }, { ...LATER, obstacles: [rock] }), MISS, MISS, "primary>A1");
    expect(locked.keys).not.toContain("lock");
    const torpedoes = { upgrades: ["tierfonbellyrun", "protontorpedoes"], locks: ["B1"] as const };
    const wreck = { token: "yt2400debris0", pose: at(400, 300) } as const;
    const open = (...obstacles: readonly (typeof rock | typeof wreck)[]) => firing("", torpedoes, {}, { ...LATER, obstacles }).asks[0];
    expect(open(rock)).toMatchObject({ seat: 0, keys: ["none", "protontorpedoes@1>B1"] });
    expect(open(rock, wreck)).toMatchObject({ seat: 1 });
  });
});
