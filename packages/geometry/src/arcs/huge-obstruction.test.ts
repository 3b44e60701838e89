import { describe, expect, test } from "vitest";
import {
  type Area,
  arcAt,
  areasOverlap,
  baseAt,
  boxAt,
  closest,
  degrees,
  footprint,
  isTargetable,
  lineCrosses,
  mm,
  obstructedBy,
  type Pose,
  partInArc,
  plateAt,
  sectionAt,
  sectionCentre,
  wholeShip,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);
const small = (x: number, y: number, heading = 0): Area => [baseAt("small", at(x, y, heading))];
/** A rock of 20 by 20 mm. */
const rock = (x: number, y: number): Area => [boxAt(at(x, y), 0, 0, mm(20), mm(20))];

describe("the space between the bases", () => {
  const between = rock(0, 0);

  test("[HS-SECT-06] a ship overlaps an obstacle that is only under the gap between its bases", () => {
    expect(areasOverlap([plateAt("cr90", "fore", ORIGIN), plateAt("cr90", "aft", ORIGIN)], between)).toBe(false);
    expect(areasOverlap(footprint("cr90", ORIGIN, "counted"), between)).toBe(true);
  });

  test("[HS-SECT-06] a ship obstructs a line that passes only through the gap between its bases", () => {
    const range = closest(small(-150, 0, 45), small(150, 0, 45));
    expect(obstructedBy(range, [[plateAt("cr90", "fore", ORIGIN), plateAt("cr90", "aft", ORIGIN)]])).toEqual([]);
    expect(obstructedBy(range, [wholeShip("cr90", ORIGIN)])).toEqual([0]);
  });
});

describe("obstruction", () => {
  test("[HS-OBSTR-01] a huge ship between attacker and defender obstructs, but one beside the line does not", () => {
    const range = closest(small(-150, 50), small(150, 50));
    expect(obstructedBy(range, [wholeShip("gr75", at(0, 250)), wholeShip("gr75", ORIGIN)])).toEqual([1]);
    expect(obstructedBy(range, [wholeShip("gr75", at(0, 250))])).toEqual([]);
  });

  test("[HS-OBSTR-01] every part of a huge ship obstructs, both bases and both halves of the token", () => {
    const crossing = (y: number) => obstructedBy(closest(small(-150, y, 45), small(150, y, 45)), [wholeShip("croc", ORIGIN)]);
    expect([90, 10, -10, -90].map(crossing)).toEqual([[0], [0], [0], [0]]);
    expect([98, -98].map(crossing)).toEqual([[], []]);
  });

  test("[HS-OBSTR-03] the target's other section does not obstruct the line to the chosen section", () => {
    const pose = at(100, 100, 260);
    const arc = arcAt("first", "small", "front", pose) ?? { cells: [] };
    const range = closest([baseAt("small", pose)], partInArc(arc, sectionAt("cr90", "aft", ORIGIN)));
    expect(isTargetable("cr90", ORIGIN, "aft", pose)).toBe(true);
    expect(obstructedBy(range, [sectionAt("cr90", "fore", ORIGIN)])).toEqual([0]);
    const others = [wholeShip("gr75", at(300, 0))];
    expect(obstructedBy(range, others)).toEqual([]);
  });

  test("[HS-OBSTR-91-Q] the attacker's other section does not obstruct the attacker's line", () => {
    const range = closest([plateAt("cr90", "fore", ORIGIN)], small(0, -300, 45));
    expect(obstructedBy(range, [sectionAt("cr90", "aft", ORIGIN)])).toEqual([0]);
    const others = [wholeShip("gr75", at(300, 0))];
    expect(obstructedBy(range, others)).toEqual([]);
  });

  test("[HS-TGT-11] an object on the line between the centres does not obstruct unless it is on the closest line", () => {
    const attacker = at(200, 100);
    const centre = sectionCentre("cr90", "aft", ORIGIN);
    const range = closest([baseAt("small", attacker)], sectionAt("cr90", "aft", ORIGIN));
    const [between, nearer] = [boxAt(at(120, 28), 0, 0, mm(10), mm(10)), boxAt(at(120, 45), 0, 0, mm(10), mm(10))];
    expect([between, nearer].map((shape) => lineCrosses(attacker.x, attacker.y, centre.x, centre.y, shape))).toEqual([true, false]);
    expect([obstructedBy(range, [[between]]), obstructedBy(range, [[nearer]])]).toEqual([[], [0]]);
  });
});
