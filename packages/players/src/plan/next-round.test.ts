import { at, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { unitsOf } from "../battle/unit.ts";
import { foresee, moverOf } from "./foresight.ts";
import { NextRound } from "./next-round.ts";
import { HAND_SET } from "./plan-weights.ts";

/** Returns the value of the following round if both ships go straight ahead at speed 2. */
function afterStraight(own: ReturnType<typeof at>, foe: ReturnType<typeof at>): number {
  const { game } = startTable({ phase: "planning", ships: [[{ pilot: "rookiepilot", pose: own }], [{ pilot: "rookiepilot", pose: foe }]] });
  const { mine, foes } = unitsOf(game, 0);
  const movers = [mine, foes].map((units) => units.map((unit) => moverOf(game, unit)));
  const seen = foresee(movers[0] ?? [], movers[1] ?? [], [], { weights: HAND_SET, habits: [] });
  const straight = (side: typeof seen.mine): readonly number[] =>
    side.map(({ ends }) => ends.findIndex(({ code }) => code.startsWith("2F")));
  return new NextRound(game, seen).after(straight(seen.mine), straight(seen.foes));
}

test("a ship behind a foe is better off in the next round, and a ship with a foe behind it is worse off", () => {
  expect(afterStraight(at(450, 300), at(450, 450))).toBeGreaterThan(0.1);
  expect(afterStraight(at(450, 450), at(450, 300))).toBeLessThan(-0.1);
});

test("ships that are far apart neither gain nor lose", () => {
  expect(afterStraight(at(100, 100), at(800, 800))).toBe(0);
});
