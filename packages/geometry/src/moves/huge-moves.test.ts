import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areaDistance,
  areasOverlap,
  BASES,
  type BaseId,
  backUp,
  baseAt,
  CONTACT,
  contact,
  degrees,
  FIRST_HUGE_TEMPLATE,
  firstHugeTemplateAt,
  footprint,
  HUGE_PLATE,
  type HugeManeuver,
  hugeManeuverEnd,
  hugePath,
  maneuverEnd,
  mirroredPose,
  mm,
  type Point,
  type Pose,
  plateAt,
  type Side,
  STRAIGHT_STEP,
  sectionCentre,
  signOf,
  toPiece,
  toTable,
} from "../index.ts";

const HULLS = ["cr90", "raider", "gr75", "gozanti", "croc"] as const;
const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);
const straight = (speed: number): HugeManeuver => ({ bearing: "straight", speed });
const bank = (speed: number, side: Side): HugeManeuver => ({ bearing: "bank", speed, side });
const end = (base: BaseId, maneuver: HugeManeuver, pose: Pose = ORIGIN): Pose => hugeManeuverEnd("first", base, pose, maneuver);

/** A corner of the front base. */
const foreCorner = (base: BaseId, pose: Pose, side: Side, edge: "front" | "rear"): Point =>
  toTable(pose, (signOf(side) * HUGE_PLATE) / 2, BASES[base].length / 2 - (edge === "front" ? 0 : HUGE_PLATE));

const length = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/**
 * The template has a right-angled step for each speed. Returns where the step is when the notch is pushed onto the front base's rear
 * corner, on the side to which the ship banks.
 */
function stepOnTable(base: BaseId, pose: Pose, speed: 1 | 2, side: Side): Point {
  const { notch, steps, turn } = FIRST_HUGE_TEMPLATE;
  const step = steps[speed - 1];
  const sign = signOf(side);
  const corner = foreCorner(base, pose, side, "rear");
  return toTable({ ...corner, heading: pose.heading + sign * turn }, sign * (step.right - notch.right), step.forward - notch.forward);
}

/** Returns where a ship ends after another huge ship made it back up, and how far along its path it got. */
function backedUp(base: BaseId, maneuver: HugeManeuver, others: readonly (readonly [BaseId, Pose])[], start: Pose = ORIGIN) {
  const path = hugePath("first", base, start, maneuver);
  const bodies = others.map(([id, pose]) => footprint(id, pose, "counted"));
  const travelled = backUp(path, (pose) => footprint(base, pose, "counted"), bodies);
  return { travelled, part: travelled / path.length, pose: path.poseAt(travelled) };
}

describe("straights", () => {
  test("[HS-MOVE-01] a huge ship moves with its own template, not with a core template", () => {
    expect(end("cr90", straight(2))).toEqual(at(0, 80));
    expect(end("cr90", bank(1, "right"))).not.toEqual(maneuverEnd("cr90", ORIGIN, { bearing: "bank", speed: 1, side: "right" }));
    expect(hugePath("first", "cr90", ORIGIN, straight(2)).templateUpTo(mm(80))).toEqual([]);
  });

  test("[HS-MOVE-02] the template may lie along either side of the front base", () => {
    const start = at(300, 200, 37);
    const moved = end("gozanti", straight(3), start);
    for (const side of ["left", "right"] as const) {
      const line = toTable({ ...foreCorner("gozanti", start, side, "rear"), heading: start.heading }, 0, 3 * STRAIGHT_STEP);
      expect(length(foreCorner("gozanti", moved, side, "rear"), line)).toBeLessThan(1);
    }
  });

  test("[HS-MOVE-03] the rear edge of the front base ends on the speed line, 40 mm per speed, and the heading stays the same", () => {
    expect(end("cr90", straight(3))).toEqual(at(0, 120));
    expect([1, 2, 3, 4].map((speed) => foreCorner("cr90", end("cr90", straight(speed)), "left", "rear").y)).toEqual(
      [72.5, 112.5, 152.5, 192.5].map(mm),
    );
  });
});

describe("banks", () => {
  test("[HS-MOVE-04, HS-MOVE-05] the rear corner starts in the notch, and the front corner ends at the right angle for the speed", () => {
    for (const base of HULLS)
      for (const speed of [1, 2] as const)
        for (const side of ["left", "right"] as const)
          expect(
            length(foreCorner(base, end(base, bank(speed, side)), side, "front"), stepOnTable(base, ORIGIN, speed, side)),
          ).toBeLessThan(1);
  });

  test("[HS-MOVE-06] a bank turns the ship by 30° toward its bearing", () => {
    expect(end("gr75", bank(2, "left")).heading).toBe(degrees(330));
    expect(end("cr90", bank(1, "right"), at(0, 0, 350)).heading).toBe(degrees(20));
  });

  test.each([
    ["cr90", 1, 67.7, 9.1],
    ["cr90", 2, 112.3, 11.8],
    ["gr75", 1, 65.6, 16.6],
    ["gr75", 2, 110.3, 19.3],
  ] as const)(
    "[HS-MOVE-07] the middle of the %s at speed %i moves %f forward and %f to the left in a left bank",
    (base, speed, forward, left) => {
      const { x, y } = end(base, bank(speed, "left"));
      expect(y / 1000).toBeCloseTo(forward, 1);
      expect(-x / 1000).toBeCloseTo(left, 1);
    },
  );

  test.each([
    [1, 43.3, 20],
    [2, 87.9, 22.7],
  ] as const)(
    "[HS-MOVE-07] at speed %i, the inner rear corner of the front base moves %f forward and %f inward",
    (speed, forward, inward) => {
      const from = foreCorner("raider", ORIGIN, "right", "rear");
      const to = foreCorner("raider", end("raider", bank(speed, "right")), "right", "rear");
      expect((to.y - from.y) / 1000).toBeCloseTo(forward, 1);
      expect((to.x - from.x) / 1000).toBeCloseTo(inward, 1);
    },
  );

  test("[HS-MOVE-91-Q] a left bank moves the front-left corner to the step and turns the ship left", () => {
    const moved = end("cr90", bank(1, "left"));
    const from = foreCorner("cr90", ORIGIN, "left", "front");
    const to = foreCorner("cr90", moved, "left", "front");
    expect([(to.x - from.x) / 1000, (to.y - from.y) / 1000]).toEqual([expect.closeTo(-60, 2), expect.closeTo(32.583, 2)]);
    expect(toPiece(ORIGIN, sectionCentre("cr90", "fore", moved)).right).toBeLessThan(0);
  });

  test("[HS-MOVE-92-Q] the template has 40 mm per speed line, steps at 120 and 160 mm, and a notch turned by 30°", () => {
    expect(STRAIGHT_STEP).toBe(mm(40));
    expect(FIRST_HUGE_TEMPLATE.steps).toEqual([
      { right: 0, forward: mm(120) },
      { right: mm(-20), forward: mm(160) },
    ]);
    expect(FIRST_HUGE_TEMPLATE.turn).toBe(degrees(30));
    // The notch is a right angle. Its opening is 10 mm along the strip's edge, starting at the base line.
    const { right, forward } = FIRST_HUGE_TEMPLATE.notch;
    expect([right, forward]).toEqual([expect.closeTo(mm(10 * 0.5 * 0.866), -1), mm(-7.5)]);
  });

  test("a huge ship has no bank of speed 3", () => {
    expect(() => end("cr90", bank(3, "left"))).toThrow("no bank of speed 3");
  });
});

describe("other ships in the way", () => {
  test("[HS-MOVE-93-Q] on a straight, a huge ship backs up along the line to the first contact", () => {
    const { travelled, pose } = backedUp("cr90", straight(4), [["gr75", at(0, 255, 90)]]);
    expect(travelled).toBeCloseTo(mm(100), -1);
    expect(contact(footprint("cr90", pose, "counted"), [baseAt("gr75", at(0, 255, 90))])).toBe("touching");
  });

  test("[HS-MOVE-93-Q] on a bank, a huge ship that backs up reduces its distance and its turn in proportion", () => {
    const wall = at(0, 220, 90);
    const full = end("cr90", bank(2, "right"));
    const { part, pose } = backedUp("cr90", bank(2, "right"), [["gr75", wall]]);
    expect(part).toBeGreaterThan(0.2);
    expect(part).toBeLessThan(0.9);
    expect([pose.x / full.x, pose.y / full.y, pose.heading / full.heading]).toEqual(Array(3).fill(expect.closeTo(part, 3)));
    expect(areaDistance(footprint("cr90", pose, "counted"), [baseAt("gr75", wall)])).toBeLessThanOrEqual(CONTACT);
  });

  test("[HS-OVER-07] small and large ships do not make a huge ship back up", () => {
    const undisturbed = end("raider", bank(1, "left"));
    const run = toTable(undisturbed, 0, mm(60));
    const { pose } = backedUp("raider", bank(1, "left"), []);
    expect(pose).toEqual(undisturbed);
    expect(areasOverlap(footprint("raider", pose, "counted"), [baseAt("small", { ...run, heading: 0 })])).toBe(true);
  });
});

describe("laws", () => {
  const places = fc.record({
    x: fc.integer({ min: -mm(2000), max: mm(2000) }),
    y: fc.integer({ min: -mm(2000), max: mm(2000) }),
    heading: fc.integer({ min: 0, max: degrees(360) - 1 }),
  });
  const hulls = fc.constantFrom(...HULLS);
  const sides = fc.constantFrom<Side>("left", "right");
  const banks = fc.record({ bearing: fc.constant("bank" as const), speed: fc.constantFrom(1 as const, 2 as const), side: sides });
  const maneuvers: fc.Arbitrary<HugeManeuver> = fc.oneof(
    banks,
    fc.record({ bearing: fc.constant("straight" as const), speed: fc.integer({ min: 1, max: 4 }) }),
  );
  const mirrored = (maneuver: HugeManeuver): HugeManeuver =>
    maneuver.bearing !== "bank" ? maneuver : { ...maneuver, side: maneuver.side === "left" ? "right" : "left" };

  test("[HS-MOVE-07] a mirrored maneuver from a mirrored start ends at exactly the mirrored position", () => {
    fc.assert(
      fc.property(hulls, places, maneuvers, (base, pose, maneuver) => {
        expect(end(base, mirrored(maneuver), mirroredPose(pose))).toEqual(mirroredPose(end(base, maneuver, pose)));
      }),
    );
  });

  test("[HS-MOVE-93-Q] a ship backs up to exactly the mirrored position if everything is mirrored", () => {
    fc.assert(
      fc.property(hulls, places, maneuvers, fc.nat(mm(120)), fc.nat(degrees(360) - 1), (base, start, maneuver, ahead, heading) => {
        const wall: Pose = { ...toTable(start, 0, BASES[base].length / 2 + mm(40) + ahead), heading };
        const onGrid = { ...wall, x: Math.round(wall.x), y: Math.round(wall.y) };
        const { pose } = backedUp(base, maneuver, [["gr75", onGrid]], start);
        const image = backedUp(base, mirrored(maneuver), [["gr75", mirroredPose(onGrid)]], mirroredPose(start));
        expect(image.pose).toEqual(mirroredPose(pose));
      }),
    );
  });

  test("[HS-MOVE-04, HS-MOVE-05] from any pose, the front corner ends at the step of the template placed there", () => {
    fc.assert(
      fc.property(hulls, places, banks, (base, pose, maneuver) => {
        const corner = foreCorner(base, end(base, maneuver, pose), maneuver.side, "front");
        expect(length(corner, stepOnTable(base, pose, maneuver.speed, maneuver.side))).toBeLessThan(2);
      }),
    );
  });

  test("[HS-MOVE-08] the two bases keep their distance: 145 mm on a long hull, 115 mm on a short one", () => {
    fc.assert(
      fc.property(hulls, places, maneuvers, (base, pose, maneuver) => {
        const moved = end(base, maneuver, pose);
        const apart = BASES[base].length === mm(225) ? 145 : 115;
        expect(length(sectionCentre(base, "fore", moved), sectionCentre(base, "aft", moved))).toBeCloseTo(mm(apart), 3);
        expect(areaDistance([plateAt(base, "fore", moved)], [plateAt(base, "aft", moved)])).toBe(mm(apart - 80));
      }),
    );
  });
});

describe("the template as drawn", () => {
  const cornerOf = (points: readonly number[], index: number): Point => ({ x: points[2 * index], y: points[2 * index + 1] });

  test("[HS-MOVE-04] [HS-MOVE-05] for a bank, the template's notch is at the rear corner and its step at the front corner's end", () => {
    for (const base of HULLS)
      for (const [speed, step] of [
        [1, 10],
        [2, 8],
      ] as const) {
        const { points } = firstHugeTemplateAt(base, at(100, 200, 77), bank(speed, "right"));
        expect(length(cornerOf(points, 1), foreCorner(base, at(100, 200, 77), "right", "rear"))).toBeLessThan(2);
        expect(
          length(cornerOf(points, step), foreCorner(base, end(base, bank(speed, "right"), at(100, 200, 77)), "right", "front")),
        ).toBeLessThan(3);
      }
  });

  test("[HS-MOVE-02] for a straight, the template's bottom line is level with the rear edge of the front base", () => {
    const { points } = firstHugeTemplateAt("cr90", ORIGIN, straight(3));
    expect(cornerOf(points, 0)).toEqual({ x: mm(40), y: mm(32.5) });
  });
});
