import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIGHTER, firing, flown, LATER, rolling, shown, tokens, use, X_WING } from "../upgrades.testing.ts";
import { AWAY, defending, near } from "./crew.testing.ts";

const BLANK = ["blank", "blank", "blank"] as const;
const LANDO = "landocalrissian-crew";

describe("Lando Calrissian", () => {
  test("the ship spends a green token of its choice to reroll up to two of its dice", () => {
    const table = rolling(firing(LANDO, { tokens: { focus: 1, evade: 1 } }), ["blank", "blank", "hit"], []);
    expect(table.keys).toEqual(["pass", use(LANDO)]);
    table.say(use(LANDO));
    expect(table.keys).toEqual(["focus", "evade"]);
    table.say("evade");
    expect(table.keys).toEqual(["blank", "hit", "blank blank", "blank hit"]);
    const faces = shown(table.attackDice("hit", "crit").say("blank blank"));
    expect([faces, tokens(table)]).toMatchObject([["hit", "crit", "hit"], { focus: 1, evade: 0 }]);
  });

  test("a rerolled focus result counts as the one that Padmé Amidala allows", () => {
    const padme = { pilot: "padmeamidala", engaged: true };
    const table = rolling(firing(LANDO, { tokens: { focus: 1, evade: 1 } }, padme), ["focus", "focus", "hit"], []);
    table.say(use(LANDO)).say("evade");
    expect(table.keys).toEqual(["focus", "hit", "focus hit"]);
    table.attackDice("blank").say("focus");
    expect(table.kind).not.toBe("modify attack dice");
  });

  test("this also works when the ship defends, and for an obstacle's die", () => {
    const table = rolling(defending(LANDO, { tokens: { focus: 1 } }), ["blank", "blank", "blank"], ["blank", "blank"], "primary>A1");
    while (table.kind.startsWith("modify")) table.pass();
    table.say(use(LANDO)).defenseDice("evade", "evade").say("blank blank");
    expect(shown(table, "defense")).toEqual(["evade", "evade"]);
    const rock = { obstacles: [{ token: "coreasteroid0" as const, pose: at(400, 400) }] };
    const flying = flown(LANDO, "3FB", { tokens: { focus: 1 } }, rock);
    expect(flying.keys).toEqual(["pass", use(LANDO)]);
  });

  test("this doesn't work without a green token, or for other ships' dice", () => {
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

  test("the ship can transfer an orange or red token to the ship that it coordinated", () => {
    const table = coordinating({ ion: 1, jam: 1 });
    expect(table.keys).toEqual(["pass", use("protectorategleb")]);
    table.say(use("protectorategleb"));
    expect(table.keys).toEqual(["jam", "ion"]);
    table.say("ion");
    expect([tokens(table).ion, tokens(table, "A2").ion]).toEqual([0, 1]);
  });

  test("without such a token, the player isn't asked", () => {
    expect(coordinating({ calculate: 1 }).keys).not.toContain(use("protectorategleb"));
  });

  test("a lock on the ship counts as such a token (2E-ACT-36)", () => {
    const table = coordinating({}, { locks: ["A1"] }).say(use("protectorategleb"));
    expect(table.ship("B1").locks).toEqual(["A2"]);
  });

  test("stress that can't be removed isn't transferred (2E-TOKEN-02)", () => {
    const troopers = { upgrades: ["deathtroopers"], pose: at(520, 340, 180) };
    const keys = (foe: Partial<TestShip>) => coordinating({ jam: 1 }, foe, X_WING).say(use("protectorategleb")).keys;
    expect(keys({})).toEqual(["jam", "stress"]);
    expect(keys(troopers)).not.toContain("stress");
  });

  test("nothing can be transferred to an enemy that was coordinated", () => {
    const pair = [near(300, 500), near(500, 500)].map((one) => ({ ...one, activated: true }));
    const ship = { upgrades: ["protectorategleb", "hondoohnaka"], tokens: { jam: 1, deplete: 1 } };
    const table = flown("", "2FB", ship, LATER, pair).until("action").say("upgrade:hondoohnaka").say("B1").say("focus");
    expect([table.notes("coordinated"), tokens(table, "B1").deplete]).toMatchObject([[{ target: "B1" }], 0]);
    expect(table.keys).not.toContain(use("protectorategleb"));
  });
});
