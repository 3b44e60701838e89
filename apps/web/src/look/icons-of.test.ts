import { ACTIONS, SLOTS, WEAPON_ARCS } from "@broadside/cards";
import { BEARINGS } from "@broadside/geometry";
import { TOKENS } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { ICON_CHARACTERS } from "./icon-names.ts";
import { ARC_ICONS, actionIcon, maneuverIcon, SLOT_ICONS, TOKEN_ICONS } from "./icons-of.ts";

const without = <Name extends string>(names: readonly Name[], iconOf: (name: Name) => string | undefined): readonly Name[] =>
  names.filter((name) => !Object.hasOwn(ICON_CHARACTERS, iconOf(name) ?? "none"));

describe("an icon", () => {
  test("stands for every action of a bar", () => {
    expect(without(ACTIONS, actionIcon)).toEqual([]);
  });

  test("stands for no action of a scenario or of a card, not even one that is called like something else", () => {
    for (const action of ["scramble", "tow", "turret", "constructor"]) expect(actionIcon(action)).toBeUndefined();
  });

  test("stands for every token, a different one for each", () => {
    expect(without(TOKENS, (token) => TOKEN_ICONS[token])).toEqual([]);
    expect(new Set(Object.values(TOKEN_ICONS)).size).toBe(TOKENS.length);
  });

  test("stands for every type of upgrade but hyperdrives, which the font does not know", () => {
    expect(without(SLOTS, (slot) => SLOT_ICONS[slot])).toEqual(["hyperdrive"]);
  });

  test("stands for every arc but the first edition's turret, which fires all round", () => {
    expect(without(WEAPON_ARCS, (arc) => ARC_ICONS[arc])).toEqual(["turret"]);
  });

  test("stands for every bearing but the sideslips, which no dial prints", () => {
    for (const side of ["left", "right"] as const)
      expect(without(BEARINGS, (bearing) => maneuverIcon({ bearing, side }))).toEqual(["bankSlip", "turnSlip"]);
  });

  test("of a maneuver to the left is another than of one to the right", () => {
    const isSided = (bearing: (typeof BEARINGS)[number]) =>
      maneuverIcon({ bearing, side: "left" }) !== maneuverIcon({ bearing, side: "right" });
    expect(BEARINGS.filter(isSided)).toEqual(["bank", "turn", "segnor", "segnorTurn", "tallon", "tallonBank", "reverseBank"]);
  });

  test("has a character of its own", () => {
    expect(new Set(Object.values(ICON_CHARACTERS)).size).toBe(Object.keys(ICON_CHARACTERS).length);
  });
});
