import { cosine, FULL_TURN, QUARTER_TURN, sine } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  arcAt,
  areaDistance,
  areasOverlap,
  BASES,
  type BaseId,
  BEARINGS,
  type Bearing,
  type Box,
  backUp,
  bandOf,
  baseAt,
  boxAt,
  CONTACT,
  clip,
  distance,
  EDITION_ARCS,
  execute,
  footprint,
  GUIDE_USES,
  isBeneath,
  isInArc,
  type Maneuver,
  maneuverEnd,
  maneuverPath,
  maneuverTemplate,
  mirroredPose,
  mm,
  otherSide,
  overlaps,
  type Path,
  type Point,
  type Polygon,
  type Pose,
  partInArc,
  penetration,
  polygonAt,
  type Shape,
  SIDES,
  type Solid,
  samePose,
  shifted,
  TURRET_ARCS,
  toGrid,
  toTable,
  vectorLength,
} from "./index.ts";

const TILTED: Pose = { x: 12_345, y: -54_321, heading: 33_333 };
const FLOWN = ["small", "medium", "large"] as const;

const heading = fc.integer({ min: 0, max: FULL_TURN - 1 });
const within = (reach: number) => fc.integer({ min: -reach, max: reach });
const poseWithin = (reach: number) => fc.record({ x: within(reach), y: within(reach), heading });
const pose = poseWithin(mm(150));
const length = fc.integer({ min: mm(1), max: mm(120) });
const box = fc.record({ pose, width: length, length }).map((of): Box => boxAt(of.pose, 0, 0, of.width, of.length));
/** A star with five to nine corners around its centre, usually not convex. */
const star = fc
  .record({ pose, radii: fc.array(fc.integer({ min: mm(5), max: mm(60) }), { minLength: 5, maxLength: 9 }) })
  .map(({ pose: place, radii }): Polygon => {
    const angle = (at: number) => (FULL_TURN * at) / radii.length;
    return polygonAt(
      place,
      radii.flatMap((radius, at) => [radius * cosine(angle(at)), radius * sine(angle(at))]),
    );
  });
const solid: fc.Arbitrary<Solid> = fc.oneof(box, star);
const base = fc.constantFrom(...FLOWN);
const arcName = fc.constantFrom(...TURRET_ARCS, "fullFront", "bullseye");
const anyBase: fc.Arbitrary<BaseId> = fc.constantFrom(...FLOWN, "huge");

const STRAIGHTS: readonly Bearing[] = ["straight", "koiogran", "reverse"];
const MANEUVERS = BEARINGS.flatMap((bearing): readonly Maneuver[] =>
  (bearing === "stationary" ? [0] : STRAIGHTS.includes(bearing) ? [1, 2, 3, 4, 5] : [1, 2, 3]).flatMap((speed) =>
    SIDES.map((side) => ({ bearing, speed, side })),
  ),
);
const maneuver = fc.constantFrom(...MANEUVERS);
const MOVING = MANEUVERS.filter(({ bearing }) => bearing !== "stationary");
const moving = fc.constantFrom(...MOVING);

const law = <Given extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Given]: fc.Arbitrary<Given[At]> },
  holds: (...given: Given) => void,
) => fc.assert(fc.property(...arbitraries, holds), { numRuns: runs(500), seed: 1 });

const moved = (by: Point, quarters: number, { x, y, heading: faced }: Pose): Pose => {
  let place = { x, y };
  for (let turned = 0; turned < quarters; turned += 1) place = { x: place.y, y: 0 - place.x };
  return { x: place.x + by.x, y: place.y + by.y, heading: (faced + quarters * QUARTER_TURN) % FULL_TURN };
};

test("law: the distance from A to B is the distance from B to A", () => {
  law([solid, solid], (a, b) => {
    expect(distance(a, b)).toBe(distance(b, a));
  });
});

test("law: two boxes are at distance zero exactly when they touch or overlap", () => {
  law([box, box], (a, b) => {
    if (penetration(a, b) >= 0) expect(distance(a, b)).toBe(0);
    if (distance(a, b) === 0) expect(penetration(a, b)).toBeGreaterThanOrEqual(-0.5);
  });
});

test("law: shapes that overlap are at distance zero, and overlap each other both ways", () => {
  law([solid, solid], (a, b) => {
    expect(overlaps(a, b)).toBe(overlaps(b, a));
    if (overlaps(a, b)) expect(distance(a, b)).toBe(0);
  });
});

test("law: moving both pieces by the same amount does not change their distance", () => {
  const size = fc.tuple(length, length);
  const by = fc.record({ x: within(mm(900)), y: within(mm(900)) });
  law([pose, size, pose, size, by, fc.integer({ min: 0, max: 3 })], (a, [aw, al], b, [bw, bl], shift, quarters) => {
    const before = distance(boxAt(a, 0, 0, aw, al), boxAt(b, 0, 0, bw, bl));
    const after = distance(boxAt(moved(shift, quarters, a), 0, 0, aw, al), boxAt(moved(shift, quarters, b), 0, 0, bw, bl));
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  });
});

test("law: rounding to the grid is symmetrical", () => {
  law([fc.integer()], (halves) => {
    expect(toGrid(-halves / 2) + toGrid(halves / 2)).toBe(0);
  });
});

test("law: a mirrored maneuver from a mirrored start ends at exactly the mirrored position", () => {
  law([base, poseWithin(mm(2000)), maneuver, fc.constantFrom(0, mm(10), mm(-10))], (id, start, flown, slide) => {
    const mirrored = maneuverEnd(id, mirroredPose(start), { ...flown, side: otherSide(flown.side) }, slide);
    expect(mirrored).toEqual(mirroredPose(maneuverEnd(id, start, flown, slide)));
  });
});

test("law: eight banks or four turns lead exactly back to the start", () => {
  law([base, poseWithin(mm(2000)), fc.integer({ min: 1, max: 3 }), fc.constantFrom(...SIDES)], (id, start, speed, side) => {
    for (const bearing of ["bank", "turn", "reverseBank"] as const) {
      let at = start;
      for (let left = bearing === "turn" ? 4 : 8; left > 0; left -= 1) at = maneuverEnd(id, at, { bearing, speed, side });
      expect(at).toEqual(start);
    }
  });
});

test("law: a maneuver and then its reverse lead back to the start", () => {
  law([base, poseWithin(mm(2000)), fc.integer({ min: 1, max: 3 }), fc.constantFrom(...SIDES)], (id, start, speed, side) => {
    for (const there of ["straight", "bank"] as const) {
      const back = there === "bank" ? "reverseBank" : "reverse";
      const end = maneuverEnd(id, maneuverEnd(id, start, { bearing: there, speed, side }), { bearing: back, speed, side });
      expect(Math.abs(end.x - start.x)).toBeLessThanOrEqual(2);
      expect(Math.abs(end.y - start.y)).toBeLessThanOrEqual(2);
      expect(end.heading).toBe(start.heading);
    }
  });
});

/** Returns how far a point is from the line "straight up to the template – along its middle – straight ahead". */
function offLine(template: Shape | undefined, { x, y }: Point): number {
  if (template?.kind === "box") return Math.abs((x - template.cx) * template.fy - (y - template.cy) * template.fx);
  if (template?.kind !== "bend") return Number.POSITIVE_INFINITY;
  const { ox, oy, startX, startY, endX, endY, side, innerRadius, outerRadius } = template;
  const radius = (innerRadius + outerRadius) / 2;
  const [px, py] = [x - ox, y - oy];
  if (side * (px * startY - py * startX) < 0) return Math.abs(px * startX + py * startY - radius);
  if (side * (py * endX - px * endY) < 0) return Math.abs(px * endX + py * endY - radius);
  return Math.abs(vectorLength(px, py) - radius);
}

/** Visits every maneuver of every base, in steps of a millimetre. */
function everyStep(look: (id: (typeof FLOWN)[number], flown: Maneuver, path: Path, travelled: number) => void): void {
  for (const id of FLOWN)
    for (const flown of MOVING) {
      const path = maneuverPath(id, TILTED, flown);
      for (let travelled = 0; travelled <= path.length - mm(1); travelled += mm(1)) look(id, flown, path, travelled);
    }
}

test("law: [2E-BUMP-02, 2E-MOVE-18] both marks of the base stay on the template's line all along the path", () => {
  let worst = 0;
  everyStep((id, flown, path, travelled) => {
    const half = BASES[id].length / 2;
    const at = path.poseAt(travelled);
    const [template] = maneuverTemplate(id, TILTED, flown);
    const slips = flown.bearing === "bankSlip" || flown.bearing === "turnSlip";
    for (const mark of [half, -half]) worst = Math.max(worst, offLine(template, toTable(at, slips ? mark : 0, slips ? 0 : mark)));
  });
  expect(worst).toBeLessThan(mm(0.2));
});

test("law: the heading never jumps along a path, and no corner moves faster than the path's reach", () => {
  let [mostTurned, fastest] = [0, 0];
  everyStep((id, _, path, travelled) => {
    const [a, b] = [path.poseAt(travelled), path.poseAt(travelled + mm(1))];
    const turned = Math.abs(a.heading - b.heading);
    mostTurned = Math.max(mostTurned, Math.min(turned, FULL_TURN - turned));
    const [old, now] = [baseAt(id, a).points, baseAt(id, b).points];
    for (let corner = 0; corner < 8; corner += 2)
      fastest = Math.max(fastest, vectorLength(now[corner] - old[corner], now[corner + 1] - old[corner + 1]) / mm(1) / path.reach);
  });
  expect(mostTurned).toBeLessThan(2000);
  expect(fastest).toBeLessThanOrEqual(1);
});

test("law: a path begins at the start and ends where the maneuver does, apart from the final turn", () => {
  law([base, pose, moving], (id, start, flown) => {
    const path = maneuverPath(id, start, flown);
    expect(path.poseAt(0)).toEqual(start);
    const { x, y } = path.poseAt(path.length);
    expect(maneuverEnd(id, start, flown)).toMatchObject({ x, y });
  });
});

/** One to three ships near the end of a maneuver. */
const nearEnd = fc.record({ right: within(mm(40)), forward: within(mm(40)), turn: heading });
const crowd = fc.array(fc.tuple(base, nearEnd), { minLength: 1, maxLength: 3 });

test("law: a ship that backs up ends in contact or where it started, and overlaps nobody", () => {
  law([base, pose, moving, crowd, fc.constantFrom(...GUIDE_USES)], (id, start, flown, near, guides) => {
    const end = maneuverEnd(id, start, flown);
    const others = near.map(([other, place]) => footprint(other, shifted(end, place), guides));
    const { pose: at, full, touched } = execute(id, start, flown, others, guides);
    const shape = footprint(id, at, guides);
    const gaps = others.map((other) => areaDistance(shape, other));
    if (samePose(at, start)) return;
    for (const other of others) expect(areasOverlap(shape, other)).toBe(false);
    expect(touched).toEqual(full ? [] : gaps.flatMap((gap, index) => (gap <= CONTACT ? [index] : [])));
    if (!full) expect(Math.min(...gaps)).toBeLessThanOrEqual(CONTACT);
  });
});

test("law: a ship that backs up never skips a free position", () => {
  law([base, pose, moving, crowd], (id, start, flown, near) => {
    const path = maneuverPath(id, start, flown);
    const others = near.map(([other, place]) => [baseAt(other, shifted(path.poseAt(path.length), place))]);
    const shapeAt = (at: Pose) => [baseAt(id, at)];
    const got = backUp(path, shapeAt, others);
    for (let farther = got + mm(0.2); farther <= path.length; farther += mm(1))
      expect(others.some((other) => areaDistance(shapeAt(path.poseAt(farther)), other) === 0)).toBe(true);
  });
});

test("law: the part of a target in an arc is never nearer than the whole target", () => {
  law([anyBase, pose, anyBase, poseWithin(mm(400)), arcName], (id, at, other, there, name) => {
    const arc = arcAt("second", id, name, at) ?? { cells: [] };
    const target = [baseAt(other, there)];
    const part = partInArc(arc, target);
    expect(part.length > 0).toBe(isInArc(arc, target));
    if (part.length === 0) return;
    const whole = areaDistance([baseAt(id, at)], target);
    expect(areaDistance([baseAt(id, at)], part)).toBeGreaterThanOrEqual(whole - 1);
    expect(bandOf(areaDistance([baseAt(id, at)], part) + 1)).toBeGreaterThanOrEqual(bandOf(whole));
  });
});

test("law: every target that is not beneath a ship is in at least one of the ship's four arcs", () => {
  law(
    [fc.constantFrom(...EDITION_ARCS), anyBase, pose, poseWithin(mm(400)), fc.integer({ min: mm(5), max: mm(60) })],
    (edition, id, at, there, size) => {
      const arcs = TURRET_ARCS.flatMap((name) => arcAt(edition, id, name, at) ?? []);
      const target = [boxAt(there, 0, 0, size, size)];
      if (arcs.length === 0 || isBeneath(baseAt(id, at), target)) return;
      expect(arcs.some((arc) => isInArc(arc, target))).toBe(true);
    },
  );
});

/** Twice the area of an outline. */
const doubleArea = (points: readonly number[]): number =>
  points.reduce((sum, x, at) => {
    const next = (at + 2) % points.length;
    return at % 2 === 0 ? sum + x * points[next + 1] - points[next] * points[at + 1] : sum;
  }, 0);

test("law: clipping an outline never enlarges it and leaves nothing outside the cell", () => {
  law([anyBase, poseWithin(mm(60)), box, arcName], (id, at, target, name) => {
    for (const cell of arcAt("second", id, name, at)?.cells ?? []) {
      const left = clip(target.points, cell);
      expect(doubleArea(left)).toBeLessThanOrEqual(doubleArea(target.points) * (1 + 1e-9));
      for (let corner = 0; corner < left.length; corner += 2) {
        const [x, y] = [left[corner], left[corner + 1]];
        expect(distance(boxAt({ x, y, heading: 0 }, 0, 0, 0, 0), target)).toBe(0);
        for (let plane = 0; plane < cell.length; plane += 3)
          expect(cell[plane] * x + cell[plane + 1] * y - cell[plane + 2]).toBeGreaterThan(-1);
      }
    }
  });
});
