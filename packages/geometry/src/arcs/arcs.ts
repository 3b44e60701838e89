/**
 * Firing arcs: regions of the table around a base. An arc is a union of cells, and a cell is an intersection of half planes. A target is
 * clipped to its part in the arc and measured like anything else.
 */
import { cosine, HALF_TURN, keysIn, sine } from "@broadside/kit";
import { BASES, type BaseId, type BaseSize, HUGE_PLATE } from "../pieces/bases.ts";
import { convexParts } from "../shapes/convex.ts";
import { type Point, type Pose, vectorLength } from "../shapes/pose.ts";
import { type Area, type Box, measured, type Solid } from "../shapes/shapes.ts";
import { CONTACT, degrees, mm } from "../shapes/units.ts";

/** Half planes as nx, ny, c, nx, ny, c …: the points with nx·x + ny·y ≥ c. */
export type Cell = readonly number[];
export interface Arc {
  readonly cells: readonly Cell[];
}

export const EDITION_ARCS = ["first", "second"] as const;
export type EditionArcs = (typeof EDITION_ARCS)[number];

/** Half the angle of the front and rear arcs. The printed lines start at the centre of the base. */
export const ARC_HALF_ANGLES: Readonly<Record<EditionArcs, Readonly<Partial<Record<BaseSize, number>>>>> = {
  first: { small: degrees(40.45), large: degrees(42.025) },
  second: { small: degrees(40.62), medium: degrees(41.4), large: degrees(41.76), huge: degrees(41.45) },
};

/** The width of the bullseye lane straight ahead (2E-COMP-30-Q). */
export const BULLSEYE_WIDTH = mm(15);

/** The standard arcs, which every one-piece base has, followed by the arcs printed on first-edition huge ships. */
export const ARC_NAMES = [
  "front",
  "rear",
  "left",
  "right",
  "fullFront",
  "fullRear",
  "bullseye",
  "all",
  "foreArc",
  "forePort",
  "foreStarboard",
  "aftPort",
  "aftStarboard",
  "mainWeapon",
] as const;
export type ArcName = (typeof ARC_NAMES)[number];

const direction = (angle: number): Point => ({ x: sine(angle), y: cosine(angle) });
const towards = (from: Point, to: Point): Point => {
  const length = vectorLength(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Half planes on the clockwise and counter-clockwise side of a ray. */
const clockwiseOf = (apex: Point, ray: Point): Cell => [ray.y, -ray.x, apex.x * ray.y - apex.y * ray.x];
const counterClockwiseOf = (apex: Point, ray: Point): Cell => [-ray.y, ray.x, apex.y * ray.x - apex.x * ray.y];

/** Returns the area clockwise from one ray to another. The angle between the rays must be less than half a turn. */
const wedge = (apex: Point, from: Point, to: Point): Arc => ({ cells: [[...clockwiseOf(apex, from), ...counterClockwiseOf(apex, to)]] });
/** Like `wedge`, but for more than half a turn: everything that is clockwise of the first ray or counter-clockwise of the second. */
const wideWedge = (apex: Point, from: Point, to: Point): Arc => ({ cells: [clockwiseOf(apex, from), counterClockwiseOf(apex, to)] });

const MIDDLE: Point = { x: 0, y: 0 };

/** Arcs of a one-piece base. */
function standardArcs(half: number, frontEdge: number): Partial<Record<ArcName, Arc>> {
  const spread = (from: number, to: number) => wedge(MIDDLE, direction(from), direction(to));
  return {
    front: spread(-half, half),
    right: spread(half, HALF_TURN - half),
    rear: spread(HALF_TURN - half, HALF_TURN + half),
    left: spread(HALF_TURN + half, -half),
    fullFront: { cells: [[0, 1, 0]] },
    fullRear: { cells: [[0, -1, 0]] },
    bullseye: { cells: [[1, 0, -BULLSEYE_WIDTH / 2, -1, 0, -BULLSEYE_WIDTH / 2, 0, 1, frontEdge]] },
    all: { cells: [[]] },
  };
}

/** Arcs printed on a first-edition huge ship. Known points of the token define each ray (HS-ARC-03 to -05). */
function printedArcs(base: BaseId): Partial<Record<ArcName, Arc>> {
  const half = BASES[base].length / 2;
  const side = HUGE_PLATE / 2;
  const foreCentre = { x: 0, y: half - side };
  const aftCentre = { x: 0, y: side - half };
  const foreRear = half - HUGE_PLATE;
  const aftFront = HUGE_PLATE - half;
  const all: Arc = { cells: [[]] };
  const fullArcs = { fullFront: { cells: [[0, 1, 0]] }, fullRear: { cells: [[0, -1, 0]] }, all } as const;
  const through = (apex: Point, fromX: number, fromY: number, toX: number, toY: number, shape = wedge) =>
    shape(apex, towards(apex, { x: fromX, y: fromY }), towards(apex, { x: toX, y: toY }));
  const forward = through(MIDDLE, -side, foreRear, side, foreRear);
  switch (base) {
    case "cr90":
      return {
        ...fullArcs,
        foreStarboard: through(foreCentre, side, half, side, foreRear),
        forePort: through(foreCentre, -side, foreRear, -side, half),
        aftStarboard: through(aftCentre, side, aftFront, side, -half),
        aftPort: through(aftCentre, -side, -half, -side, aftFront),
        mainWeapon: through(foreCentre, -side, 0, side, 0, wideWedge),
      };
    case "raider":
      return {
        ...fullArcs,
        foreArc: forward,
        aftStarboard: through(aftCentre, side, 0, side, -half),
        aftPort: through(aftCentre, -side, -half, -side, 0),
      };
    case "gozanti":
    case "croc":
      return { ...fullArcs, foreArc: forward };
    default:
      return fullArcs;
  }
}

const FIRST_HULLS: readonly BaseId[] = ["cr90", "raider", "gr75", "gozanti", "croc"];

function arcTable(edition: EditionArcs): Readonly<Record<BaseId, Partial<Record<ArcName, Arc>>>> {
  const arcsOf = (id: BaseId) => {
    if (FIRST_HULLS.includes(id)) return printedArcs(id);
    const half = ARC_HALF_ANGLES[edition][BASES[id].size];
    return half === undefined ? {} : standardArcs(half, BASES[id].length / 2);
  };
  return Object.fromEntries(keysIn(BASES).map((id) => [id, arcsOf(id)])) as Record<BaseId, Partial<Record<ArcName, Arc>>>;
}

/** Every arc of every base, in the base's own frame. */
const ARCS: Readonly<Record<EditionArcs, Readonly<Record<BaseId, Partial<Record<ArcName, Arc>>>>>> = {
  first: arcTable("first"),
  second: arcTable("second"),
};

export const arcsOf = (edition: EditionArcs, base: BaseId): readonly ArcName[] =>
  ARC_NAMES.filter((name) => ARCS[edition][base][name] !== undefined);

/** Returns an arc of a base at a pose, in table coordinates. */
export function arcAt(edition: EditionArcs, base: BaseId, name: ArcName, pose: Pose): Arc | undefined {
  const local = ARCS[edition][base][name];
  return local && { cells: local.cells.map((cell) => placed(cell, pose)) };
}

function placed(cell: Cell, pose: Pose): Cell {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  const table: number[] = [];
  for (let at = 0; at < cell.length; at += 3) {
    const nx = cell[at] * cos + cell[at + 1] * sin;
    const ny = cell[at + 1] * cos - cell[at] * sin;
    table.push(nx, ny, cell[at + 2] + nx * pose.x + ny * pose.y);
  }
  return table;
}

/** Returns the part of a target in an arc, as solids to measure. Empty if no part is in the arc. */
export function partInArc(arc: Arc, target: Area): Area {
  const parts: Solid[] = [];
  for (const cell of arc.cells)
    for (const solid of target) {
      if (!reachesIntoCell(cell, solid.points)) continue;
      if (cell.length === 0) parts.push(solid);
      else if (solid.kind === "box") parts.push(measured(clip(solid.points, cell)));
      else for (const part of convexParts(solid.points)) if (reachesIntoCell(cell, part)) parts.push(measured(clip(part, cell)));
    }
  return parts;
}

/** Whether any part of a target reaches into an arc by more than the tolerance (1E-ARC-01, 2E-ARC-03). */
export function isInArc(arc: Arc, target: Area): boolean {
  for (const cell of arc.cells) for (const solid of target) if (reachesIntoCell(cell, solid.points)) return true;
  return false;
}

/** True if a target is entirely beneath the ship itself, so none of the ship's arcs contain it (2E-ARC-04). */
export const isBeneath = (base: Box, target: Area): boolean => target.every(({ points }) => isInside(base, points));

function isInside(box: Box, points: readonly number[]): boolean {
  for (let at = 0; at < points.length; at += 2) {
    const dx = points[at] - box.cx;
    const dy = points[at + 1] - box.cy;
    if (Math.abs(dx * box.fy - dy * box.fx) > box.halfWidth + CONTACT || Math.abs(dx * box.fx + dy * box.fy) > box.halfLength + CONTACT)
      return false;
  }
  return true;
}

/**
 * True if a shape reaches into a cell by more than the tolerance. A cell is unbounded, so if it contains any part of the shape, it also
 * contains part of the shape's outline. Each edge of the outline is clipped to the half planes. One edge with anything left is enough.
 */
function reachesIntoCell(cell: Cell, points: readonly number[]): boolean {
  const planes = cell.length;
  let px = points[points.length - 2];
  let py = points[points.length - 1];
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at];
    const y = points[at + 1];
    let from = 0;
    let to = 1;
    for (let plane = 0; plane < planes && from < to; plane += 3) {
      const c = cell[plane + 2] + CONTACT;
      const before = cell[plane] * px + cell[plane + 1] * py - c;
      const after = cell[plane] * x + cell[plane + 1] * y - c;
      if (before <= 0 && after <= 0) to = -1;
      else if (before < 0) from = Math.max(from, before / (before - after));
      else if (after < 0) to = Math.min(to, before / (before - after));
    }
    if (from < to) return true;
    px = x;
    py = y;
  }
  return false;
}

/** Clips a convex outline to a cell (Sutherland and Hodgman). Empty if nothing is left. */
export function clip(points: readonly number[], cell: Cell): readonly number[] {
  let outline = points;
  for (let plane = 0; plane < cell.length && outline.length > 0; plane += 3) {
    const nx = cell[plane];
    const ny = cell[plane + 1];
    const c = cell[plane + 2];
    const kept: number[] = [];
    let px = outline[outline.length - 2];
    let py = outline[outline.length - 1];
    let before = nx * px + ny * py - c;
    for (let at = 0; at < outline.length; at += 2) {
      const x = outline[at];
      const y = outline[at + 1];
      const now = nx * x + ny * y - c;
      if (before > 0 !== now > 0) {
        const t = before / (before - now);
        kept.push(px + (x - px) * t, py + (y - py) * t);
      }
      if (now > 0) kept.push(x, y);
      px = x;
      py = y;
      before = now;
    }
    outline = kept;
  }
  return outline;
}

/** The quarters that a turret indicator can point at. */
export const TURRET_ARCS = ["front", "right", "rear", "left"] as const;
