import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Area,
  areaDistance,
  areasOverlap,
  BASES,
  type BaseId,
  bandOf,
  baseAt,
  boxAt,
  CORE_BANDS,
  degrees,
  dividingLines,
  HUGE_PLATE,
  holdsPoint,
  isOwnDividingLineBetween,
  isTargetable,
  mm,
  type Point,
  type Pose,
  plateAt,
  SECTIONS,
  type Section,
  sectionAt,
  sectionCentre,
  sectionOf,
  shifted,
  targetableSections,
  toTable,
  wholeShip,
} from "../index.ts";

const LONG = ["cr90", "raider"] as const;
const SHORT = ["gr75", "gozanti", "croc"] as const;
const HULLS = [...LONG, ...SHORT] as const;
const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);
const small = (x: number, y: number, heading = 0): Area => [baseAt("small", at(x, y, heading))];
const bandTo = (from: Area, to: Area): number => bandOf(areaDistance(from, to));

/** Returns the extent of an axis-aligned area: left, right, rear, front. */
function extent(area: Area): readonly number[] {
  const xs = area.flatMap(({ points }) => points.filter((_, index) => index % 2 === 0));
  const ys = area.flatMap(({ points }) => points.filter((_, index) => index % 2 === 1));
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

describe("sections", () => {
  test("[HS-SECT-02] the centre line crosses the full width, halfway between the ship's front and rear", () => {
    for (const base of ["cr90", "raider", "gr75", "gozanti"] as const) expect(dividingLines(base)).toEqual([[mm(-40), 0, mm(40), 0]]);
    expect(BASES.cr90.length / 2).toBe(mm(112.5));
    expect(BASES.gr75.length / 2).toBe(mm(97.5));
  });

  test("[HS-SECT-03] the fore section is the front base and the front half of the token", () => {
    expect(sectionOf("cr90", 0, mm(112.5 - 100))).toBe("fore");
    expect(extent(sectionAt("cr90", "fore", ORIGIN))).toEqual([-40, 40, 0, 112.5].map(mm));
  });

  test("[HS-SECT-04] the aft section is the rear base and the rear half of the token", () => {
    expect(sectionOf("cr90", 0, mm(112.5 - 130))).toBe("aft");
    expect(extent(sectionAt("cr90", "aft", ORIGIN))).toEqual([-40, 40, -112.5, 0].map(mm));
  });

  test("[HS-SECT-05] the C-ROC has no centre line", () => {
    expect(dividingLines("croc")).toEqual([
      [mm(-40), mm(17.5), 0, 0],
      [0, 0, mm(40), mm(17.5)],
    ]);
  });

  test("[HS-SECT-09] a huge ship has two bases of 80 by 80 mm, with their centres 40 mm from its front and rear", () => {
    for (const base of LONG) expect(sectionCentre(base, "fore", ORIGIN)).toEqual({ x: 0, y: mm(72.5) });
    for (const base of SHORT) expect(sectionCentre(base, "aft", ORIGIN)).toEqual({ x: 0, y: mm(-57.5) });
    expect(extent([plateAt("cr90", "fore", ORIGIN)])).toEqual([-40, 40, 32.5, 112.5].map(mm));
    expect(extent([plateAt("gozanti", "aft", ORIGIN)])).toEqual([-40, 40, -97.5, -17.5].map(mm));
  });

  test("[HS-SECT-10] the C-ROC's arc lines divide its sections, so part of each side ahead of the middle is aft", () => {
    expect([sectionOf("croc", mm(40), mm(10)), sectionOf("croc", 0, mm(10))]).toEqual(["aft", "fore"]);
    const sectionsUnder = (x: number, y: number) =>
      SECTIONS.filter((section) => areasOverlap(sectionAt("croc", section, ORIGIN), [boxAt(at(x, y), 0, 0, mm(2), mm(2))]));
    expect([sectionsUnder(38.5, 10), sectionsUnder(0, 10)]).toEqual([["aft"], ["fore"]]);
  });
});

describe("choosing a section to attack", () => {
  test("[HS-TGT-02] an attack on a section aims at the exact centre of that section's base", () => {
    expect(SECTIONS.map((section) => sectionCentre("cr90", section, ORIGIN))).toEqual([
      { x: 0, y: mm(72.5) },
      { x: 0, y: mm(-72.5) },
    ]);
    // One line of sight passes 0.2 mm outside the end of the centre line, the other 0.2 mm inside it.
    expect([80.4, 79.6].map((x) => isTargetable("cr90", ORIGIN, "aft", at(x, 72.5)))).toEqual([true, false]);
  });

  test("[HS-TGT-03] a section can be targeted if the centre line does not cut the attacker's line to it", () => {
    expect(targetableSections("cr90", ORIGIN, at(100, 100))).toEqual(["fore", "aft"]);
    expect(targetableSections("cr90", ORIGIN, at(90, 100))).toEqual(["fore"]);
  });

  test("[HS-TGT-05] a C-ROC's two arc lines divide its sections in place of a centre line", () => {
    expect(targetableSections("croc", ORIGIN, at(100, 100))).toEqual(["fore", "aft"]);
    expect(targetableSections("gozanti", ORIGIN, at(100, 100))).toEqual(["fore"]);
    expect(targetableSections("croc", ORIGIN, at(100, -60))).toEqual(["aft"]);
  });

  test("[HS-TGT-91-Q] a huge attacker's line starts at the base of the section that owns the weapon", () => {
    const attacker = at(90, 27.5);
    const mayAim = (weapon: Section) => isTargetable("cr90", ORIGIN, "aft", sectionCentre("cr90", weapon, attacker));
    expect([mayAim("fore"), mayAim("aft")]).toEqual([false, true]);
    expect(isTargetable("cr90", ORIGIN, "aft", attacker)).toBe(true);
  });

  test("[HS-TGT-05] a ship directly ahead or astern of a C-ROC can target only the nearer section", () => {
    expect(targetableSections("croc", ORIGIN, at(0, 400))).toEqual(["fore"]);
    expect(targetableSections("croc", ORIGIN, at(0, -400))).toEqual(["aft"]);
  });

  test("[HS-TGT-92-Q] a line that comes within 0.1 mm of the very end of the centre line is not cut", () => {
    const aftFrom = (x: number) => isTargetable("cr90", ORIGIN, "aft", at(x, 72.5));
    expect([80, 79.9, 79.7].map(aftFrom)).toEqual([true, true, false]);
  });

  test("[HS-TGT-93-Q] an attacker that must attack a certain ship may still choose between its open sections", () => {
    expect(targetableSections("raider", ORIGIN, at(200, 0))).toEqual(["fore", "aft"]);
    expect(targetableSections("raider", ORIGIN, at(0, 300))).toEqual(["fore"]);
  });

  test("[HS-TGT-08] range is measured to the chosen section, even if the other one is nearer", () => {
    const attacker = small(156, 148);
    expect(targetableSections("cr90", ORIGIN, at(156, 148))).toContain("aft");
    expect(areaDistance(attacker, sectionAt("cr90", "aft", ORIGIN))).toBe(mm(160));
    expect([bandTo(attacker, sectionAt("cr90", "aft", ORIGIN)), bandTo(attacker, sectionAt("cr90", "fore", ORIGIN))]).toEqual([2, 1]);
  });
});

describe("turret primary weapons", () => {
  test("[HS-TURRET-03] a turret cannot attack a target outside its arcs if its ship's own centre line is in between", () => {
    const barred = (x: number, y: number) => isOwnDividingLineBetween("cr90", ORIGIN, "fore", at(x, y));
    expect([barred(0, -400), barred(100, -200), barred(200, -200), barred(0, 400)]).toEqual([true, true, false, false]);
  });

  test("[HS-TURRET-92-Q] between two huge ships, neither ship's centre line may cut the line", () => {
    const mayAim = (target: Pose, section: Section) =>
      !isOwnDividingLineBetween("cr90", ORIGIN, "fore", sectionCentre("raider", section, target)) &&
      isTargetable("raider", target, section, sectionCentre("cr90", "fore", ORIGIN));
    const pointingAway = at(300, 72.5, 90);
    expect([mayAim(pointingAway, "fore"), mayAim(pointingAway, "aft")]).toEqual([false, true]);
    const astern = at(0, -500);
    expect([mayAim(astern, "fore"), mayAim(astern, "aft")]).toEqual([false, false]);
  });
});

describe("measuring by section", () => {
  test("[HS-MEAS-01] an action of the fore section measures range from the whole ship", () => {
    expect(bandTo(wholeShip("cr90", ORIGIN), small(0, -212.5))).toBe(1);
    expect(bandTo(sectionAt("cr90", "fore", ORIGIN), small(0, -212.5))).toBe(2);
  });

  test("[HS-MEAS-02] the closest point may be on the other section's base", () => {
    const friend = small(180, -222.5);
    expect(areaDistance([plateAt("cr90", "aft", ORIGIN)], friend)).toBe(mm(150));
    expect(bandTo([plateAt("cr90", "fore", ORIGIN)], friend)).toBe(3);
    expect(bandTo(wholeShip("cr90", ORIGIN), friend)).toBe(2);
  });

  test("[HS-MEAS-91-Q] effects from other ships measure range to the whole huge ship", () => {
    const source = small(0, 192.5);
    expect(areaDistance(source, wholeShip("cr90", ORIGIN))).toBe(mm(60));
    expect(bandTo(source, sectionAt("cr90", "aft", ORIGIN))).toBe(2);
  });

  test("[HS-TOKEN-08] a lock is measured to the section to be locked", () => {
    const locker = small(0, -340);
    const lockable = SECTIONS.filter((section) => bandTo(locker, sectionAt("cr90", section, ORIGIN)) <= CORE_BANDS);
    expect(areaDistance(locker, sectionAt("cr90", "fore", ORIGIN))).toBe(mm(320));
    expect(lockable).toEqual(["aft"]);
  });

  test("[HS-DEFM-01] effects at a range of the defender measure from the targeted section", () => {
    const bystander = small(0, 170);
    expect([bandTo(sectionAt("cr90", "fore", ORIGIN), bystander), bandTo(sectionAt("cr90", "aft", ORIGIN), bystander)]).toEqual([1, 2]);
  });
});

describe("laws", () => {
  const hulls = fc.constantFrom<BaseId>(...HULLS);
  const places = fc.record({
    x: fc.integer({ min: -mm(2000), max: mm(2000) }),
    y: fc.integer({ min: -mm(2000), max: mm(2000) }),
    heading: fc.integer({ min: 0, max: degrees(360) - 1 }),
  });
  const within = (reach: number) => fc.integer({ min: -reach, max: reach });

  test("[HS-SECT-03, HS-SECT-04] every point of a ship is in exactly one section", () => {
    fc.assert(
      fc.property(hulls, places, within(1000), within(1000), (base, pose, across, along) => {
        const [right, forward] = [(across * HUGE_PLATE) / 2002, (along * BASES[base].length) / 2002];
        // Skips points on a dividing line or on the seam between the two parts of the C-ROC's aft section, because they are on an edge.
        fc.pre(dividingLines(base).every(([ar, af, br, bf]) => Math.abs((br - ar) * (forward - af) - (bf - af) * (right - ar)) > mm(1)));
        fc.pre(Math.abs(right) > 1);
        const { x, y } = toTable(pose, right, forward);
        const holding = SECTIONS.filter((section) => sectionAt(base, section, pose).some(({ points }) => holdsPoint(points, x, y)));
        expect(holding).toEqual([sectionOf(base, right, forward)]);
      }),
    );
  });

  test("[HS-SECT-03, HS-SECT-04] the sections do not overlap, and the nearer one is as near as the whole ship", () => {
    fc.assert(
      fc.property(hulls, places, within(mm(400)), within(mm(400)), fc.nat(degrees(360) - 1), (base, pose, right, forward, turn) => {
        const [fore, aft] = SECTIONS.map((section) => sectionAt(base, section, pose));
        const other = [baseAt("large", shifted(pose, { right, forward, turn }))];
        expect(areasOverlap(fore, aft)).toBe(false);
        const least = Math.min(areaDistance(fore, other), areaDistance(aft, other));
        expect(Math.abs(least - areaDistance(wholeShip(base, pose), other))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("[HS-TGT-03, HS-TGT-05] at least one section can be targeted from anywhere outside the ship", () => {
    fc.assert(
      fc.property(hulls, places, within(mm(600)), within(mm(600)), (base, pose, right, forward) => {
        fc.pre(Math.abs(right) > HUGE_PLATE / 2 || Math.abs(forward) > BASES[base].length / 2);
        const attacker: Point = toTable(pose, right, forward);
        expect(targetableSections(base, pose, attacker)).toContain(sectionOf(base, right, forward));
      }),
    );
  });
});
