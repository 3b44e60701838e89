/** Backing up: a ship whose end position overlaps others moves back along its path until it only touches them (1E-BUMP-01, 2E-BUMP-02). */
import { type BaseId, baseAt, footprint, type GuideUse } from "../pieces/bases.ts";
import { areaDistance } from "../shapes/distance.ts";
import { areasOverlap, penetration } from "../shapes/overlap.ts";
import { type Pose, samePose } from "../shapes/pose.ts";
import type { Box, Shape } from "../shapes/shapes.ts";
import { CONTACT, mm } from "../shapes/units.ts";
import { type HugeManeuver, type HugeTemplate, hugeManeuverEnd, hugePath } from "./huge-moves.ts";
import { isTallon, type Maneuver, maneuverEnd, maneuverPath, maneuverTemplate, type Path, TALLON_PLACES } from "./maneuvers.ts";

/** The result of a maneuver. Its template is created on demand. */
export class ManeuverResult {
  readonly pose: Pose;
  /** How far the ship moved along its path before another ship stopped it; undefined if nothing was in the way. */
  private readonly travelled: number | undefined;
  /** Indexes of the ships that this ship touches when it stops, if it overlapped any. */
  readonly touched: readonly number[];
  /**
   * The touched ships that this ship would have overlapped at its end position or while backing up. It only happens to touch the others
   * (1E-BUMP-04, -05).
   */
  readonly overlapped: readonly number[];
  private readonly base: BaseId;
  private readonly start: Pose;
  private readonly maneuver: Maneuver;

  constructor(
    base: BaseId,
    start: Pose,
    maneuver: Maneuver,
    pose: Pose,
    travelled?: number,
    touched: readonly number[] = NONE,
    overlapped: readonly number[] = NONE,
  ) {
    this.pose = pose;
    this.travelled = travelled;
    this.touched = touched;
    this.overlapped = overlapped;
    this.base = base;
    this.start = start;
    this.maneuver = maneuver;
  }

  /** True if the maneuver was fully executed; false if a ship was in the way. */
  get full(): boolean {
    return this.travelled === undefined;
  }

  /** The part of the template that counts: from the start to the final position (1E-BUMP-07). */
  get template(): readonly Shape[] {
    const { base, start, maneuver, travelled } = this;
    return travelled === undefined ? maneuverTemplate(base, start, maneuver) : maneuverPath(base, start, maneuver).templateUpTo(travelled);
  }
}
const NONE: readonly number[] = [];

/** Executes a maneuver among other ships. If the ship stops partway, the final turn is skipped (1E-BUMP-06). */
export function execute(
  base: BaseId,
  start: Pose,
  maneuver: Maneuver,
  others: readonly (readonly Box[])[],
  guides: GuideUse,
  slides: readonly number[] = TALLON_PLACES,
): ManeuverResult {
  if (others.length === 0) return new ManeuverResult(base, start, maneuver, maneuverEnd(base, start, maneuver, slides[0]));
  const isFree = (pose: Pose) => {
    const at = footprint(base, pose, guides);
    return !others.some((other) => areasOverlap(at, other));
  };
  for (const slide of isTallon(maneuver.bearing) ? slides : [0]) {
    const pose = maneuverEnd(base, start, maneuver, slide);
    // A stationary ship doesn't move and so overlaps nothing (2E-MOVE-12).
    if (samePose(pose, start) || isFree(pose)) return new ManeuverResult(base, start, maneuver, pose);
  }
  const ends = (isTallon(maneuver.bearing) ? slides : [0]).map((slide) => maneuverEnd(base, start, maneuver, slide));
  const { pose, travelled, touched, overlapped } = stop(
    maneuverPath(base, start, maneuver),
    (at) => footprint(base, at, guides),
    others,
    ends,
  );
  return new ManeuverResult(base, start, maneuver, pose, travelled, touched, overlapped);
}

/** The result of a huge ship's maneuver among other huge ships. */
export interface HugeManeuverResult {
  readonly pose: Pose;
  /** Where the ship would have ended if nothing had been in the way. */
  readonly end: Pose;
  /** Indexes of the ships that this ship touches when it stops and would have overlapped at its end position or while backing up. */
  readonly touched: readonly number[];
  /** The touched ships, plus those the ship would have ended on but no longer touches. */
  readonly overlapped: readonly number[];
}

/**
 * Places a huge ship at its end position. If another huge ship is there, the moving ship backs up along its path (HS-OVER-01,
 * HS-MOVE-93-Q).
 */
export function executeHuge(
  template: HugeTemplate,
  base: BaseId,
  start: Pose,
  maneuver: HugeManeuver,
  others: readonly (readonly Box[])[],
): HugeManeuverResult {
  const end = hugeManeuverEnd(template, base, start, maneuver);
  const shapeAt = (pose: Pose) => [baseAt(base, pose)];
  const isUnder = (other: readonly Box[]) => areasOverlap(shapeAt(end), other);
  if (!others.some(isUnder)) return { pose: end, end, touched: NONE, overlapped: NONE };
  const { pose, overlapped: touched } = stop(hugePath(template, base, start, maneuver), shapeAt, others, [end]);
  return { pose, end, touched, overlapped: others.flatMap((other, at) => (touched.includes(at) || isUnder(other) ? [at] : [])) };
}

/** Finds where a blocked ship stops on its path, and which ships it touches there. */
function stop(path: Path, shapeAt: (pose: Pose) => readonly Box[], others: readonly (readonly Box[])[], ends: readonly Pose[]) {
  const travelled = backUp(path, shapeAt, others);
  const pose = path.poseAt(travelled);
  const at = shapeAt(pose);
  const touched = others.flatMap((other, index) => (areaDistance(at, other) <= CONTACT ? [index] : []));
  const overlaps = (index: number) => {
    const isOver = (place: Pose) => areasOverlap(shapeAt(place), others[index] ?? []);
    return ends.some(isOver) || placesBetween(path, travelled).some(isOver);
  };
  return { pose, travelled, touched, overlapped: touched.length < 2 ? touched : touched.filter(overlaps) };
}

/** Returns poses on the part of the path that the ship backed up over, close enough together not to skip a base. */
function placesBetween(path: Path, travelled: number): readonly Pose[] {
  const count = Math.ceil((path.length - travelled) / CLOSE);
  return Array.from({ length: count }, (_, at) => path.poseAt(travelled + ((at + 1) * (path.length - travelled)) / count));
}
const CLOSE = mm(2);

/** The smallest step checked. A narrower gap has no room for a ship. */
const LEAST_STEP = mm(0.05);
/** The precision of the contact position, in micrometres. */
const PRECISION = 0.2;

/**
 * Backs a ship up along its path until it overlaps no other ship, and returns how far along the path it then is. Returns 0 if no position
 * is free. Ships that it only touches alongside while backing up, without overlapping, don't count.
 */
export function backUp(path: Path, shapeAt: (pose: Pose) => readonly Box[], others: readonly (readonly Box[])[]): number {
  const met = new Set<readonly Box[]>();
  const excessAt = (travelled: number) => excess(shapeAt(path.poseAt(travelled)), others, met);
  let blocked = path.length;
  let travelled = path.length;
  for (let over = excessAt(travelled); over > 0; over = excessAt(travelled)) {
    if (travelled <= 0) return 0;
    blocked = travelled;
    travelled = Math.max(0, travelled - Math.max(LEAST_STEP, over / path.reach));
  }
  // Bisect between `travelled` (free) and `blocked` to find the contact.
  while (blocked - travelled > PRECISION) {
    const middle = (blocked + travelled) / 2;
    if (excessAt(middle) > 0) blocked = middle;
    else travelled = middle;
  }
  return travelled;
}

/**
 * Returns how far an area overlaps other ships by more than is allowed. A ship that it has already overlapped (`met`) may not be overlapped
 * at all, and any other ship only within the tolerance.
 */
function excess(area: readonly Box[], others: readonly (readonly Box[])[], met: Set<readonly Box[]>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const other of others) {
    let depth = Number.NEGATIVE_INFINITY;
    for (const part of area) for (const piece of other) depth = Math.max(depth, penetration(part, piece));
    if (depth > CONTACT) met.add(other);
    most = Math.max(most, met.has(other) ? depth : depth - CONTACT);
  }
  return most;
}
