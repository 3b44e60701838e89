import type { Ability, Ship } from "@broadside/rules";
import { at, startTable, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { wordingIn } from "../language.ts";
import { sheetOf } from "./ship-sheet.ts";

/** The line for a huge ship's only Damage card, faceup or not. `run` contains the Damage cards that the rules resolve. */
function damageLine(pilot: string, name: string, run: Readonly<Record<string, Ability>>, faceup = true) {
  const { game } = startTable({ ships: [[{ pilot, pose: at(450, 450) }], []], cards: run });
  const ship = game.state.ships[0] as Ship;
  const card = game.factsOf(ship).damageCards.findIndex((one) => one.name === name);
  const section = game.damageFacts(ship, card).section;
  game.setShip(ship, { damage: [{ card, faceup, since: 1, ...(section && { section }) }] });
  return sheetOf(game, ship, [], wordingIn("en")).damage[0];
}

describe("a Damage card whose text no source has", () => {
  const RUN = { "damage:cr90corvette/Comms Failure": {}, "damage:cr90corvette/Reactor Leak": {} };

  test("of ours is marked so, and has a summary", () => {
    expect(damageLine("cr90corvette", "Comms Failure", RUN)).toEqual({
      name: "Comms Failure",
      summary: expect.stringMatching(/^You cannot coordinate/),
      source: "ours",
      faceup: true,
      section: "fore",
    });
  });

  test("of ours that players do by hand is marked as both; our text stands beside, as what is not carried out", () => {
    expect(damageLine("cr90corvette", "Comms Failure", {})).toMatchObject({
      summary: expect.stringMatching(
        /^We don't know what this card says\. Apply the printed text by hand\. Our text, which isn't applied: You cannot coordinate/,
      ),
      source: "ours",
      isByHand: true,
    });
  });

  test("unconfirmed is marked so, and never done by hand", () => {
    const line = damageLine("cr90corvette", "Reactor Leak", {});
    expect(line).toMatchObject({ source: "unconfirmed", summary: expect.stringMatching(/^Gain 1 less energy/) });
    expect(line).not.toHaveProperty("isByHand");
  });

  test("tells nothing while it lies facedown", () => {
    expect(damageLine("cr90corvette", "Comms Failure", RUN, false)).toEqual({
      name: "Facedown card",
      summary: undefined,
      faceup: false,
      section: "fore",
    });
  });
});

test("a Damage card whose text is at hand has no mark", () => {
  const line = damageLine("gr75mediumtransport", "Reactor Leak", {});
  expect(line).not.toHaveProperty("source");
  expect(line).not.toHaveProperty("isByHand");
});

describe("upgrades", () => {
  function upgradesOf(own: Omit<TestShip, "pose">) {
    const { game } = startTable({ ships: [[{ ...own, pose: at(400, 300) }], []] });
    return sheetOf(game, game.state.ships[0] as Ship, [], wordingIn("en")).upgrades;
  }

  test("tokens that lie on a card are counted", () => {
    const upgrades = ["extramunitions", "protontorpedoes", "munitionsfailsafe"];
    expect(upgradesOf({ pilot: "gammasquadronpilot", upgrades, active: [1, 2, 0] }).map(({ name, tokens }) => [name, tokens])).toEqual([
      ["Extra Munitions", 1],
      ["Proton Torpedoes", 2],
      ["Munitions Failsafe", undefined],
    ]);
  });

  test("a double-faced card has the name of the side that is up", () => {
    const nameOf = (onBack: readonly number[]) => upgradesOf({ pilot: "rookiepilot", upgrades: ["servomotorsfoils"], onBack })[0]?.name;
    expect([nameOf([]), nameOf([0])]).toEqual(["Servomotor S-foils", "Servomotor S-foils (Closed)"]);
  });
});
