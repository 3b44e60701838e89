import type { Game } from "@broadside/rules";
import { at, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { basePositionAt } from "../battle/base-position.ts";
import { currentEnd } from "../battle/ends.ts";
import { unitsOf } from "../battle/unit.ts";
import { gains, gapTo, goalsIn, isAtGoal, nearness } from "./goals.ts";

const middle = { x: 450_000, y: 450_000, isFor: { mine: true, foes: true }, needsAction: false };
const held = { ...middle, isFor: { mine: false, foes: true } };
const small = (x: number, y: number) => basePositionAt("small", at(x, y));

test("a ship is at a goal if the nearest side of its base is within range 1", () => {
  expect(gapTo(small(450, 350), middle)).toBe(80_000);
  expect(isAtGoal(small(450, 320), middle)).toBe(true);
  expect(isAtGoal(small(450, 300), middle)).toBe(false);
});

test("a position is better the nearer it is to a goal that the side doesn't hold yet", () => {
  expect(nearness(small(450, 400), [middle], "mine")).toBe(1);
  const [near, far] = [nearness(small(450, 250), [middle], "mine"), nearness(small(450, 150), [middle], "mine")];
  expect(near).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(0);
  expect(nearness(small(450, 400), [held], "mine")).toBe(0);
  expect(nearness(small(450, 400), [held], "foes")).toBe(1);
});

test("a goal that needs an action counts only for a ship that can act and carries nothing", () => {
  const { game } = startTable({ ships: [[{ pilot: "rookiepilot", pose: at(450, 400) }], []], phase: "planning" });
  const [unit] = unitsOf(game, 0).mine;
  if (!unit) throw new Error("it is on the table");
  const cache = { ...middle, needsAction: true };
  const end = currentEnd(unit);
  expect([gains(unit, end, cache), gains(unit, { ...end, acts: false }, cache), gains({ ...unit, carries: true }, end, cache)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(gains({ ...unit, carries: true }, { ...end, acts: false }, middle)).toBe(true);
  expect(nearness(end.position, [cache], "mine")).toBeGreaterThan(nearness(end.position, [middle], "mine"));
});

test("pieces on the table are goals only if the scenario scores them", () => {
  const { game } = startTable({ ships: [[], []] });
  const pieces = [
    { id: "satellite 1", kind: "satellite", number: 1, pose: at(450, 450) },
    { id: "satellite 2", kind: "satellite", number: 2, carrier: "A1" },
  ];
  const goals = (scenario: object): number =>
    goalsIn({ setup: game.setup, state: { ...game.state, scenario: { pieces } }, content: { scenario } } as unknown as Game, 0).length;
  expect([goals({ objectives: () => [] }), goals({})]).toEqual([1, 0]);
});
