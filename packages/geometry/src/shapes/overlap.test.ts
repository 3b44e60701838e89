import { describe, expect, test } from "vitest";
import {
  areasOverlap,
  type Box,
  baseAt,
  boxAt,
  CONTACT,
  contact,
  degrees,
  execute,
  footprint,
  type Maneuver,
  maneuverPath,
  mm,
  overlaps,
  type Pose,
  penetration,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);

describe("between start and end", () => {
  const turn: Maneuver = { bearing: "turn", speed: 2, side: "right" };
  const { pose, template } = execute("small", ORIGIN, turn, [], "counted");

  test("[1E-MOVE-11, 2E-MOVE-05] a rock that the base sweeps over has no effect if the template does not touch it", () => {
    // The rock is outside the bend: the template reaches 72.5 mm from (62.5, 20), and a corner of the base reaches farther.
    const rock: readonly Box[] = [boxAt(at(8, 77), 0, 0, mm(3), mm(3))];
    const path = maneuverPath("small", ORIGIN, turn);
    const swept = Array.from({ length: 100 }, (_, step) => baseAt("small", path.poseAt((path.length * step) / 100)));
    expect(areasOverlap(swept, rock)).toBe(true);
    expect(areasOverlap(template, rock)).toBe(false);
    expect(areasOverlap(footprint("small", pose, "counted"), rock)).toBe(false);
  });

  test("[1E-MOVE-11] a ship under the middle of the path does not stop the moving ship", () => {
    const between = footprint("small", at(20, 62, 45), "counted");
    expect(areasOverlap(template, between)).toBe(true);
    expect(execute("small", ORIGIN, turn, [between], "counted")).toMatchObject({ pose, full: true, touched: [] });
  });

  test("[2E-MOVE-06] a ship moves through an obstacle under its template, and overlaps one under its final position", () => {
    const passed = [boxAt(at(18, 64), 0, 0, mm(5), mm(5))];
    const landedOn = [boxAt(at(95, 90), 0, 0, mm(5), mm(5))];
    const both = (mine: readonly Box[]) => [areasOverlap(template, mine), areasOverlap(footprint("small", pose, "counted"), mine)];
    expect(both(passed)).toEqual([true, false]);
    expect(both(landedOn)).toEqual([false, true]);
  });
});

describe("guides", () => {
  test("[1E-COMP-07, 2E-COMP-10] guides count for overlaps with ships and obstacles", () => {
    const ahead = at(0, 42);
    expect(areasOverlap(footprint("small", ORIGIN, "ignored"), footprint("small", ahead, "ignored"))).toBe(false);
    expect(areasOverlap(footprint("small", ORIGIN, "counted"), footprint("small", ahead, "ignored"))).toBe(true);
    const rock = [boxAt(at(11.7, 26), 0, 0, mm(8), mm(8))];
    expect(areasOverlap(footprint("small", ORIGIN, "ignored"), rock)).toBe(false);
    expect(areasOverlap(footprint("small", ORIGIN, "counted"), rock)).toBe(true);
  });

  test("[2E-COMP-10] nothing overlaps in the space between the nubs", () => {
    const token = [boxAt(at(0, 24), 0, 0, mm(18), mm(6))];
    expect(areasOverlap(footprint("small", ORIGIN, "counted"), token)).toBe(false);
  });
});

describe("touching is not overlapping", () => {
  test("boxes that overlap by no more than the tolerance only touch", () => {
    const beside = (gap: number) => contact([baseAt("small", ORIGIN)], [baseAt("small", at(40 + gap, 7))]);
    expect(beside(0.2)).toBe("apart");
    expect(beside(0.1)).toBe("touching");
    expect(beside(0)).toBe("touching");
    expect(beside(-0.1)).toBe("touching");
    expect(beside(-0.2)).toBe("overlapping");
    expect(penetration(baseAt("small", ORIGIN), baseAt("small", at(39, 7)))).toBe(mm(1));
  });

  test("a bent template 0.05 mm from a box does not overlap it, but one 0.2 mm into the box does", () => {
    const [template] = maneuverPath("small", ORIGIN, { bearing: "turn", speed: 1, side: "right" }).templateUpTo(mm(200));
    const atTheEnd = (gap: number) => template && overlaps(template, boxAt(at(35 + gap, 55), mm(5), 0, mm(10), mm(10)));
    expect(atTheEnd(CONTACT / 2000)).toBe(false);
    expect(atTheEnd(-0.2)).toBe(true);
  });
});
