import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { finish, flown, rolling, shown, tokens, use, X_WING } from "../upgrades.testing.ts";
import { defending, near } from "./crew.testing.ts";

const BLANK = ["blank", "blank", "blank"] as const;

describe("K-2SO", () => {
  const friends: readonly TestShip[] = [near(440, 500), near(400, 700)];
  const table = () =>
    cardTable([[{ pilot: X_WING, pose: at(400, 300), upgrades: ["k2so"] }, ...friends], [near(340, 500)]], { phase: "system" }).until(
      "use at systemPhase",
    );

  test("a friendly ship at range 0-3, even his own, gains a calculate and a stress token", () => {
    const asked = table().say(use("k2so"));
    expect(asked.keys).toEqual(["A1", "A2"]);
    asked.say("A2");
    expect(tokens(asked, "A2")).toMatchObject({ calculate: 1, stress: 1 });
  });

  test("his player can decline, and can use him only once per round", () => {
    expect(table().keys).toContain("pass");
    expect(table().say(use("k2so")).say("A1").keys).not.toContain(use("k2so"));
  });
});

describe("L3-37", () => {
  test("flipping him while defending rerolls all attack dice, only once per game", () => {
    const table = rolling(defending("l337"), ["hit", "crit", "blank"], [], "primary>A1");
    table.attackDice("blank", "focus", "hit").say(use("l337"));
    expect([shown(table), table.ship("A1").upgrades[0]?.side]).toEqual([["focus", "hit", "blank"], "back"]);
    expect(finish(table).keys).not.toContain(use("l337"));
  });

  test("his player can keep the side, and isn't asked in the ship's own attacks", () => {
    const table = rolling(defending("l337"), ["hit", "crit", "blank"], BLANK, "primary>A1");
    expect([table.keys, finish(table).ship("A1").upgrades[0]?.side]).toEqual([["done", use("l337")], "front"]);
    const own = defending("l337", { engaged: false, tokens: {} }, { engaged: true });
    expect(rolling(own, BLANK, BLANK).keys).not.toContain(use("l337"));
  });

  test("on his back side, banks are easier without shields", () => {
    const stress = (side: "front" | "back", shields: number, dial = "3BW") => {
      const table = flown("l337", dial, { shields, tokens: { stress: 1 } }, { phase: "planning" });
      const upgrades = table.ship("A1").upgrades.map((card) => ({ ...card, side }));
      table.give({ input: "set", reason: "side", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
      for (table.say(dial, "A1"); table.notes("maneuver").length === 0; ) table.pass();
      return tokens(table).stress;
    };
    expect([stress("back", 0), stress("back", 1), stress("front", 0), stress("back", 0, "3FW")]).toEqual([0, 1, 1, 1]);
  });
});

describe("IG-88D", () => {
  test("the ship gains another calculate token after a calculate action", () => {
    const table = flown("ig88d", "2FB").until("action").say("calculate");
    expect(table.notes("token")).toMatchObject([{ token: "calculate" }, { token: "calculate" }]);
  });

  test("the ship has the ability of another friendly ship with IG-2000, but not an enemy's", () => {
    const offered = (mine: readonly string[], theirs: readonly string[]) =>
      cardTable([
        [
          { pilot: "bountyhunter", pose: at(400, 300), upgrades: ["ig88d"], tokens: { calculate: 1 } },
          { pilot: "ig88a", pose: at(800, 300), upgrades: mine, engaged: true },
          { pilot: "ig88b", pose: at(400, 450), engaged: true },
        ],
        [{ pilot: "ig88a", pose: at(800, 850, 180), upgrades: theirs }],
      ]).keys;
    expect(offered(["ig2000"], [])).toContain("A1/pilot:ig88a");
    expect(offered([], ["ig2000"])).not.toContain("A1/pilot:ig88a");
  });
});
