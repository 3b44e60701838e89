import type { Ability, Ship } from "@broadside/rules";
import { at, startTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { WORDINGS } from "../language.ts";
import { sheetOf } from "./ship-sheet.ts";

/** The line of the only Damage card of a huge ship, faceup or not, where the rules run these cards. */
function damageLine(pilot: string, name: string, run: Readonly<Record<string, Ability>>, faceup = true) {
  const { game } = startTable({ ships: [[{ pilot, pose: at(450, 450) }], []], cards: run });
  const ship = game.state.ships[0] as Ship;
  const card = game.factsOf(ship).damageCards.findIndex((one) => one.name === name);
  const section = game.damageFacts(ship, card).section;
  game.setShip(ship, { damage: [{ card, faceup, since: 1, ...(section && { section }) }] });
  return sheetOf(game, ship, [], WORDINGS.en).damage[0];
}

describe("a Damage card whose text no source has", () => {
  const RUN = { "damage:cr90corvette/Comms Failure": {}, "damage:cr90corvette/Reactor Leak": {} };

  test("of ours is marked so, and says what it does", () => {
    expect(damageLine("cr90corvette", "Comms Failure", RUN)).toEqual({
      name: "Comms Failure",
      summary: expect.stringMatching(/^Coordinating is barred/),
      source: "ours",
      faceup: true,
      section: "fore",
    });
  });

  test("of ours that players do by hand is marked as both; our text stands beside, as what is not carried out", () => {
    expect(damageLine("cr90corvette", "Comms Failure", {})).toMatchObject({
      summary: expect.stringMatching(
        /^What is printed on it is not known here: do that by hand\. Ours, not carried out: Coordinating is barred/,
      ),
      source: "ours",
      isByHand: true,
    });
  });

  test("unconfirmed is marked so, and never done by hand", () => {
    const line = damageLine("cr90corvette", "Reactor Leak", {});
    expect(line).toMatchObject({ source: "unconfirmed", summary: expect.stringMatching(/^Each maneuver/) });
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
