import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIGHTER, firing, flown, rolling, shown, tokens, use } from "../upgrades.testing.ts";
import { AWAY, defending } from "./crew.testing.ts";

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
  const coordinating = (mine: TestShip["tokens"]) =>
    cardTable(
      [
        [
          { pilot: "omicrongrouppilot", pose: at(400, 300), dial: "1FB", upgrades: ["protectorategleb"], tokens: { ...mine } },
          { pilot: FIGHTER, pose: at(400, 500), activated: true },
        ],
        [AWAY],
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
});
