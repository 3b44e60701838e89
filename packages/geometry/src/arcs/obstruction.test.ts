import { describe, expect, test } from "vitest";
import {
  type Area,
  baseAt,
  boxAt,
  chooseLine,
  closest,
  degrees,
  MISSION_TOKENS,
  mm,
  obstacleAt,
  obstructedBy,
  type Pose,
  tokenAt,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const small = (x: number, y: number, heading = 0): Area => [baseAt("small", at(x, y, heading))];
const rock = (x: number, y: number, width: number, length = 20): Area => [boxAt(at(x, y), 0, 0, mm(width), mm(length))];
const SHIP = small(0, 0);

describe("the attacker chooses among equally short lines", () => {
  const ahead = closest(SHIP, small(10, 150));

  test("[1E-OBST-10] between parallel edges the attacker may choose any line, so a clear one is used", () => {
    // Lines run from x = -10 to x = 20.
    expect(ahead.distance).toBe(mm(110));
    expect(obstructedBy(ahead, [rock(-10, 80, 50)])).toEqual([]);
    const { line, better } = chooseLine(ahead, [rock(-10, 80, 50)]);
    expect(better).toBe(true);
    expect(line?.ax).toBeCloseTo(line?.bx ?? Number.NaN);
    expect(line?.ax).toBeGreaterThan(mm(14.8));
    expect(line?.ax).toBeLessThanOrEqual(mm(20));
  });

  test("[1E-OBST-10] a gap between two asteroids keeps the attack clear, but asteroids without a gap obstruct it", () => {
    expect(obstructedBy(ahead, [rock(-10, 60, 20), rock(15, 100, 26)])).toEqual([]);
    expect(obstructedBy(ahead, [rock(-10, 60, 24), rock(15, 100, 30)])).toHaveLength(1);
    expect(obstructedBy(ahead, [rock(5, 80, 31)])).toEqual([0]);
  });

  test("[1E-OBST-10] the attacker may not choose a longer line around the asteroid", () => {
    const corners = closest(SHIP, small(97, 116));
    expect(corners.bands).toHaveLength(1);
    expect(obstructedBy(corners, [rock(48.5, 58, 6, 6)])).toEqual([0]);
    const asteroid: Area = [obstacleAt(at(48.5, 58), "coreasteroid0")];
    expect(obstructedBy(corners, [asteroid])).toEqual([0]);
  });

  test("[1E-OBST-10] if two corners are equally near, the attacker uses the one with the clear line", () => {
    // A target with two parts, 50 mm away on either side of the middle.
    const twins: Area = [boxAt(at(-15, 75), 0, 0, mm(2), mm(10)), boxAt(at(15, 75), 0, 0, mm(2), mm(10))];
    const lines = closest(SHIP, twins);
    expect(lines.bands).toHaveLength(2);
    expect(obstructedBy(lines, [rock(15, 45, 10)])).toEqual([]);
    expect(chooseLine(lines, [rock(15, 45, 10)]).line?.ax).toBeLessThan(0);
    expect(chooseLine(lines, [rock(-15, 45, 10)]).line?.ax).toBeGreaterThan(0);
    expect(obstructedBy(lines, [rock(15, 45, 10), rock(-15, 45, 10)])).toHaveLength(1);
  });
});

test("[1E-OBST-10] the attacker may measure to either guide of a token, but not to a point between the guides", () => {
  const token: Area = [tokenAt(at(0, 150), MISSION_TOKENS.objective)];
  const lines = closest(SHIP, token);
  expect(obstructedBy(lines, [rock(-11.75, 80, 6, 10)])).toEqual([]);
  expect(obstructedBy(lines, [rock(-11.75, 80, 6, 10), rock(11.75, 80, 6, 10)])).toHaveLength(1);
});

describe("the ruler has no width", () => {
  const corners = closest(SHIP, small(40, 160));

  test("[1E-ARC-14] an asteroid 3 mm beside the only line does not obstruct", () => {
    // The edges have only x = 20 in common, so the line runs straight up from there.
    expect(corners.distance).toBe(mm(120));
    expect(obstructedBy(corners, [rock(20 + 3 + 5, 80, 10)])).toEqual([]);
    expect(obstructedBy(corners, [rock(20 - 3 - 5, 80, 10)])).toEqual([]);
    expect(obstructedBy(corners, [rock(20, 80, 10)])).toEqual([0]);
  });

  test("[1E-ARC-14] an asteroid that only touches the line does not obstruct", () => {
    expect(obstructedBy(corners, [rock(25, 80, 10)])).toEqual([]);
    expect(obstructedBy(corners, [rock(24.8, 80, 10)])).toEqual([0]);
    // Of the lines from x = -10 to x = 20, only the last or only the first runs along the asteroid's side.
    expect(obstructedBy(closest(SHIP, small(10, 150)), [rock(-10, 80, 60)])).toEqual([]);
    expect(obstructedBy(closest(SHIP, small(10, 150)), [rock(20, 80, 60)])).toEqual([]);
    expect(obstructedBy(closest(SHIP, small(10, 150)), [rock(5, 80, 31)])).toEqual([0]);
  });
});
