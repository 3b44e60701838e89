import { ACTIONS, SLOTS, WEAPON_ARCS } from "@broadside/cards";
import { BEARINGS } from "@broadside/geometry";
import { TOKENS } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { ICON_CHARACTERS } from "./icon-names.ts";
import { ARC_ICONS, actionIcon, maneuverIcon, SLOT_ICONS, TOKEN_ICONS } from "./icons-of.ts";

const without = <Name extends string>(names: readonly Name[], iconOf: (name: Name) => string | undefined): readonly Name[] =>
  names.filter((name) => !Object.hasOwn(ICON_CHARACTERS, iconOf(name) ?? "none"));

describe("an icon", () => {
  test("exists for every action in an action bar", () => {
    expect(without(ACTIONS, actionIcon)).toEqual([]);
  });

  test("doesn't exist for actions from scenarios or cards, even if they share a name with another action", () => {
    for (const action of ["scramble", "tow", "turret", "constructor"]) expect(actionIcon(action)).toBeUndefined();
  });

  test("exists for every token, and each token has its own", () => {
    expect(without(TOKENS, (token) => TOKEN_ICONS[token])).toEqual([]);
    expect(new Set(Object.values(TOKEN_ICONS)).size).toBe(TOKENS.length);
  });

  test("exists for every upgrade type except hyperdrives, which the font doesn't have", () => {
    expect(without(SLOTS, (slot) => SLOT_ICONS[slot])).toEqual(["hyperdrive"]);
  });

  test("exists for every arc except the first edition's turret, which fires in all directions", () => {
    expect(without(WEAPON_ARCS, (arc) => ARC_ICONS[arc])).toEqual(["turret"]);
  });

  test("exists for every bearing except sideslips, which no dial shows", () => {
    for (const side of ["left", "right"] as const)
      expect(without(BEARINGS, (bearing) => maneuverIcon({ bearing, side }))).toEqual(["bankSlip", "turnSlip"]);
  });

  test("differs between left and right maneuvers", () => {
    const isSided = (bearing: (typeof BEARINGS)[number]) =>
      maneuverIcon({ bearing, side: "left" }) !== maneuverIcon({ bearing, side: "right" });
    expect(BEARINGS.filter(isSided)).toEqual(["bank", "turn", "segnor", "segnorTurn", "tallon", "tallonBank", "reverseBank"]);
  });

  test("has its own character", () => {
    expect(new Set(Object.values(ICON_CHARACTERS)).size).toBe(Object.keys(ICON_CHARACTERS).length);
  });
});
