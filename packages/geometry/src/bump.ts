/** Backing up: a ship whose final place overlaps others goes back along its path until it is free, and then touches (1E-BUMP-01, 2E-BUMP-02). */
import { type BaseId, baseAt, footprint, type GuideUse } from "./bases.ts";
import { areaDistance } from "./distance.ts";
import { type HugeManeuver, type HugeTemplate, hugeManeuverEnd, hugePath } from "./huge-moves.ts";
import { isTallon, type Maneuver, maneuverEnd, maneuverPath, maneuverTemplate, type Path, TALLON_PLACES } from "./maneuvers.ts";
import { areasOverlap, penetration } from "./overlap.ts";
import { type Pose, samePose } from "./pose.ts";
import type { Box, Shape } from "./shapes.ts";
import { CONTACT, mm } from "./units.ts";

/** What came of a maneuver; its template is made when it is wanted. */
export class ManeuverResult {
  readonly pose: Pose;
  /** How far it came along its path; undefined when nothing was in the way. */
  private readonly travelled: number | undefined;
  /** Which of the others it touches at the end, having overlapped something; by their place in the list. */
  readonly touched: readonly number[];
  /** Those of them that it would have overlapped, there or on the way back; the rest it touches by chance (1E-BUMP-04, -05). */
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

  /** False when a ship was in the way. */
  get full(): boolean {
    return this.travelled === undefined;
  }

  /** The part of the template that counts, between the start and the final place (1E-BUMP-07). */
  get template(): readonly Shape[] {
    const { base, start, maneuver, travelled } = this;
    return travelled === undefined ? maneuverTemplate(base, start, maneuver) : maneuverPath(base, start, maneuver).templateUpTo(travelled);
  }
}
const NONE: readonly number[] = [];

/** Carries out a maneuver among other ships. Where it ends partway, the turn at the end is left out (1E-BUMP-06). */
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
    // A stationary ship goes nowhere and so overlaps nothing (2E-MOVE-12).
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

/** What came of a huge ship's maneuver among other huge ships. */
export interface HugeManeuverResult {
  readonly pose: Pose;
  /** Where it would have ended with nothing in the way. */
  readonly end: Pose;
  /** Those in contact at the end that it had overlapped, there or on the way back; by their place in the list. */
  readonly touched: readonly number[];
  /** The same with those that it would have ended on and is clear of now. */
  readonly overlapped: readonly number[];
}

/** A huge ship is put at its end; where another huge one is, it backs up along the way there (HS-OVER-01, HS-MOVE-93-Q). */
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

/** Where a piece that cannot end where it would comes to stand on its path, and what it touches there. */
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

/** Places on the part of a path that was backed over, so close that none of them jumps a base. */
function placesBetween(path: Path, travelled: number): readonly Pose[] {
  const count = Math.ceil((path.length - travelled) / CLOSE);
  return Array.from({ length: count }, (_, at) => path.poseAt(travelled + ((at + 1) * (path.length - travelled)) / count));
}
const CLOSE = mm(2);

/** Steps shorter than this are not looked into; a free gap so narrow is no place for a ship. */
const LEAST_STEP = mm(0.05);
/** The place of contact is found to this. */
const PRECISION = 0.2;

/**
 * How far along its path a piece gets: the farthest free place, in contact with what it meets beyond; 0 when none is free.
 * A ship that is nowhere overlapped on the way back, only touched alongside, does not count.
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
  // Free at `travelled`, blocked at `blocked`: close in on the contact.
  while (blocked - travelled > PRECISION) {
    const middle = (blocked + travelled) / 2;
    if (excessAt(middle) > 0) blocked = middle;
    else travelled = middle;
  }
  return travelled;
}

/** How much deeper an area is in the others than it may be: not at all in those it was found to overlap, by the tolerance in the rest. */
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
