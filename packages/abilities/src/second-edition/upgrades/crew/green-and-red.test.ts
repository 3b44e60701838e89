import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIGHTER, firing, flown, LATER, rolling, shown, tokens, use, X_WING } from "../upgrades.testing.ts";
import { AWAY, defending, near } from "./crew.testing.ts";

const BLANK = ["blank", "blank", "blank"] as const;
const LANDO = "landocalrissian-crew";

describe("Lando Calrissian", () => {
  test("a green token of his choice rolls up to two of his dice again", () => {
    const table = rolling(firing(LANDO, { tokens: { focus: 1, evade: 1 } }), ["blank", "blank", "hit"], []);
    expect(table.keys).toEqual(["pass", use(LANDO)]);
    table.say(use(LANDO));
    expect(table.keys).toEqual(["focus", "evade"]);
    table.say("evade");
    expect(table.keys).toEqual(["blank", "hit", "blank blank", "blank hit"]);
    const faces = shown(table.attackDice("hit", "crit").say("blank blank"));
    expect([faces, tokens(table)]).toMatchObject([["hit", "crit", "hit"], { focus: 1, evade: 0 }]);
  });

  test("a focus result that is rolled again is the one that Padmé Amidala leaves", () => {
    const padme = { pilot: "padmeamidala", engaged: true };
    const table = rolling(firing(LANDO, { tokens: { focus: 1, evade: 1 } }, padme), ["focus", "focus", "hit"], []);
    table.say(use(LANDO)).say("evade");
    expect(table.keys).toEqual(["focus", "hit", "focus hit"]);
    table.attackDice("blank").say("focus");
    expect(table.kind).not.toBe("modify attack dice");
  });

  test("also when he defends, and for an obstacle", () => {
    const table = rolling(defending(LANDO, { tokens: { focus: 1 } }), ["blank", "blank", "blank"], ["blank", "blank"], "primary>A1");
    while (table.kind.startsWith("modify")) table.pass();
    table.say(use(LANDO)).defenseDice("evade", "evade").say("blank blank");
    expect(shown(table, "defense")).toEqual(["evade", "evade"]);
    const rock = { obstacles: [{ token: "coreasteroid0" as const, pose: at(400, 400) }] };
    const flying = flown(LANDO, "3FB", { tokens: { focus: 1 } }, rock);
    expect(flying.keys).toEqual(["pass", use(LANDO)]);
  });

  test("not without a green token, and not for dice of others", () => {
    expect(rolling(firing(LANDO, { tokens: { stress: 1 } }), BLANK, BLANK).keys).not.toContain(use(LANDO));
    const table = rolling(defending(LANDO, { tokens: { focus: 1 } }), BLANK, BLANK, "primary>A1");
    expect([table.kind, table.game.state.roll?.kind]).toEqual(["use at rolled", "defense"]);
  });
});

describe("Protectorate Gleb", () => {
  const coordinating = (mine: TestShip["tokens"], foe: Partial<TestShip> = {}, pilot = "omicrongrouppilot") =>
    cardTable(
      [
        [
          { pilot, pose: at(400, 300), dial: "1FB", upgrades: ["protectorategleb"], tokens: { ...mine } },
          { pilot: FIGHTER, pose: at(400, 500), activated: true },
        ],
        [{ ...AWAY, ...foe }],
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("coordinate")
      .say("focus");

  test("an orange or red token goes to the ship that was coordinated, if his player likes", () => {
    const table = coordinating({ ion: 1, jam: 1 });
    expect(table.keys).toEqual(["pass", use("protectorategleb")]);
    table.say(use("protectorategleb"));
    expect(table.keys).toEqual(["jam", "ion"]);
    table.say("ion");
    expect([tokens(table).ion, tokens(table, "A2").ion]).toEqual([0, 1]);
  });

  test("with no such token nothing is asked", () => {
    expect(coordinating({ calculate: 1 }).keys).not.toContain(use("protectorategleb"));
  });

  test("a lock on his ship is such a token (2E-ACT-36)", () => {
    const table = coordinating({}, { locks: ["A1"] }).say(use("protectorategleb"));
    expect(table.ship("B1").locks).toEqual(["A2"]);
  });

  test("stress that cannot be removed stays (2E-TOKEN-02)", () => {
    const troopers = { upgrades: ["deathtroopers"], pose: at(520, 340, 180) };
    const keys = (foe: Partial<TestShip>) => coordinating({ jam: 1 }, foe, X_WING).say(use("protectorategleb")).keys;
    expect(keys({})).toEqual(["jam", "stress"]);
    expect(keys(troopers)).not.toContain("stress");
  });

  test("nothing goes to an enemy that was coordinated", () => {
    const pair = [near(300, 500), near(500, 500)].map((one) => ({ ...one, activated: true }));
    const ship = { upgrades: ["protectorategleb", "hondoohnaka"], tokens: { jam: 1, deplete: 1 } };
    const table = flown("", "2FB", ship, LATER, pair).until("action").say("upgrade:hondoohnaka").say("B1").say("focus");
    expect([table.notes("coordinated"), tokens(table, "B1").deplete]).toMatchObject([[{ target: "B1" }], 0]);
    expect(table.keys).not.toContain(use("protectorategleb"));
  });
});
