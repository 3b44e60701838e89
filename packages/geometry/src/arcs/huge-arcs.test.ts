import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import {
  type Arc,
  type ArcName,
  type Area,
  arcAt,
  arcOwner,
  arcsOf,
  areaDistance,
  type BaseId,
  bandOf,
  baseAt,
  boxAt,
  degrees,
  HUGE_BANDS,
  isInArc,
  isOwnDividingLineBetween,
  isTargetable,
  mm,
  type Pose,
  partInArc,
  plateAt,
  STILL,
  sectionAt,
  shifted,
  wholeShip,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);
const small = (x: number, y: number, heading = 0): Area => [baseAt("small", at(x, y, heading))];
const bandTo = (from: Area, to: Area): number => bandOf(areaDistance(from, to));

function printed(base: BaseId, name: ArcName, pose: Pose = ORIGIN): Arc {
  const arc = arcAt("first", base, name, pose);
  invariant(arc, `${base} has no arc ${name}`);
  return arc;
}

/** Returns the bearings at which a distant object is in the arc, seen from a point on the ship's axis. */
const inside = (base: BaseId, name: ArcName, apex: number, bearings: readonly number[]): readonly number[] =>
  bearings.filter((bearing) => {
    const place = shifted({ ...at(0, apex), heading: degrees((bearing + 360) % 360) }, { ...STILL, forward: mm(400) });
    return isInArc(printed(base, name), [boxAt(place, 0, 0, mm(1), mm(1))]);
  });

describe("printed arcs", () => {
  test("[HS-ARC-01] the CR90 has four arcs, two in each section", () => {
    const names = arcsOf("first", "cr90").filter((name) => /Port|Starboard/.test(name));
    expect(names).toEqual(["forePort", "foreStarboard", "aftPort", "aftStarboard"]);
    expect(names.map((name) => arcOwner("cr90", name))).toEqual(["fore", "fore", "aft", "aft"]);
  });

  test("[HS-ARC-03] the CR90's arcs go from 45 to 135 degrees on each side, measured from the centre of the section's base", () => {
    const bearings = [30, 44, 46, 90, 134, 136, 140];
    expect(inside("cr90", "foreStarboard", 72.5, bearings)).toEqual([46, 90, 134]);
    expect(inside("cr90", "aftStarboard", -72.5, bearings)).toEqual([46, 90, 134]);
    const onPort = bearings.map((bearing) => -bearing);
    expect(inside("cr90", "forePort", 72.5, onPort)).toEqual([-46, -90, -134]);
    expect(inside("cr90", "aftPort", -72.5, onPort)).toEqual([-46, -90, -134]);
  });

  test("[HS-ARC-04] the Raider's front arc goes 50.9 degrees to each side, measured from the middle of the token", () => {
    expect(inside("raider", "foreArc", 0, [-60, -52, -50, 0, 40, 50, 52, 60])).toEqual([-50, 0, 40, 50]);
  });

  test("[HS-ARC-04] the Raider's aft arcs go from 28.9 to 135 degrees on each side, measured from the centre of the aft base", () => {
    expect(inside("raider", "aftStarboard", -72.5, [25, 28, 30, 35, 90, 134, 136])).toEqual([30, 35, 90, 134]);
    expect(inside("raider", "aftPort", -72.5, [-25, -28, -30, -35, -90, -134, -136])).toEqual([-30, -35, -90, -134]);
  });

  test("[HS-ARC-05] Gozanti and C-ROC have a front arc of 66.4 degrees to each side from the token's middle, and the GR-75 none", () => {
    for (const base of ["gozanti", "croc"] as const)
      expect(inside(base, "foreArc", 0, [-75, -67, -66, 0, 60, 66, 67, 75])).toEqual([-66, 0, 60, 66]);
    expect(arcsOf("first", "gr75")).toEqual(["fullFront", "fullRear", "all"]);
  });
});

describe("range in arcs", () => {
  test("[HS-RULER-01] the huge ruler has five bands of 100 mm", () => {
    expect([350, 450].map((distance) => bandOf(mm(distance)))).toEqual([4, 5]);
    expect([300, 300.1, 400, 400.1, 500].map((distance) => bandOf(mm(distance)))).toEqual([3, 4, 4, 5, 5]);
    expect(HUGE_BANDS).toBe(5);
  });

  test("[HS-PRIM-03] a target at 380 mm is at range 4 of the Raider's primary weapon", () => {
    const target = partInArc(printed("raider", "foreArc"), small(0, 112.5 + 380 + 20));
    expect(bandTo(sectionAt("raider", "fore", ORIGIN), target)).toBe(4);
  });

  test("[HS-TGT-06, HS-TGT-07] range is measured to the part of the section in the arc, or for a turret to the whole section", () => {
    const pose = at(155, 40, 190);
    const attacker = [baseAt("small", pose)];
    const aft = sectionAt("cr90", "aft", ORIGIN);
    const inArc = areaDistance(attacker, partInArc(printed("small", "front", pose), aft));
    const anyhow = areaDistance(attacker, partInArc(printed("small", "all", pose), aft));
    expect(isTargetable("cr90", ORIGIN, "aft", pose)).toBe(true);
    expect([inArc / 1000, anyhow / 1000]).toEqual([expect.closeTo(121, 0), expect.closeTo(95, 0)]);
    expect([bandOf(inArc), bandOf(anyhow)]).toEqual([2, 1]);
  });

  test("[HS-ARC-91-Q] a section's weapon measures from that section to the part of the target in the section's arcs", () => {
    expect(arcOwner("cr90", "foreStarboard")).toBe("fore");
    const target = partInArc(printed("cr90", "foreStarboard"), small(158, -60));
    expect(bandTo(sectionAt("cr90", "fore", ORIGIN), target)).toBe(2);
    expect(bandTo(wholeShip("cr90", ORIGIN), target)).toBe(1);
  });

  test("[HS-ARC-92-Q] a ship with one card measures from the whole ship to the part of the target in its one arc", () => {
    expect(arcOwner("croc", "foreArc")).toBeUndefined();
    // The target's nearest corner, 100 mm away, is outside the arc.
    const target = [baseAt("large", shifted(at(140, 50, 45), { right: mm(40), forward: mm(40), turn: 0 }))];
    const inArc = partInArc(printed("croc", "foreArc"), target);
    expect([bandTo(wholeShip("croc", ORIGIN), target), bandTo(wholeShip("croc", ORIGIN), inArc)]).toEqual([1, 2]);
    expect(areaDistance(wholeShip("croc", ORIGIN), inArc) / 1000).toBeCloseTo(120, 2);
  });
});

describe("turrets", () => {
  test("[HS-MEAS-03, HS-TURRET-02] a turret primary weapon measures from the base of its section, even if the other base is nearer", () => {
    const target = small(0, -232.5);
    expect(areaDistance([plateAt("cr90", "fore", ORIGIN)], target)).toBe(mm(245));
    expect(areaDistance(wholeShip("cr90", ORIGIN), target)).toBe(mm(100));
  });

  test("[HS-TURRET-04] a target in one of the section's arcs can be attacked although the centre line cuts the line to its centre", () => {
    // The target's centre is behind the centre line, but one of the target's corners is in the arc.
    const target = [baseAt("large", at(83, -80))];
    expect(isOwnDividingLineBetween("cr90", ORIGIN, "fore", at(83, -80))).toBe(true);
    expect(isInArc(printed("cr90", "foreStarboard"), target)).toBe(true);
    expect(isInArc(printed("cr90", "foreStarboard"), small(200, 72.5))).toBe(true);
  });

  test("[HS-TURRET-91-Q] an arc of the other section does not allow an attack across the centre line", () => {
    const target = small(130, -170);
    const around = ["forePort", "foreStarboard", "aftPort", "aftStarboard"] as const;
    const holding = around.filter((name) => isInArc(printed("cr90", name), target));
    expect(holding).toEqual(["aftStarboard"]);
    expect(holding.some((name) => arcOwner("cr90", name) === "fore")).toBe(false);
    expect(isOwnDividingLineBetween("cr90", ORIGIN, "fore", at(130, -170))).toBe(true);
  });

  test("[HS-TURRET-06] a turret secondary weapon measures from the closest point of the whole ship", () => {
    expect(bandTo(wholeShip("croc", ORIGIN), small(0, -97.5 - 150 - 20))).toBe(2);
    expect(bandTo(sectionAt("croc", "fore", ORIGIN), small(0, -97.5 - 150 - 20))).toBe(3);
  });

  test("[HS-TURRET-07] a turret secondary weapon can fire astern, across its ship's centre line", () => {
    const astern = small(0, -97.5 - 150 - 20);
    expect(isInArc(printed("gozanti", "foreArc"), astern)).toBe(false);
    expect(bandTo(wholeShip("gozanti", ORIGIN), partInArc(printed("gozanti", "all"), astern))).toBe(2);
  });
});
