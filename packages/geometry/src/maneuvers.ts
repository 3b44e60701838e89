/**
 * Maneuvers of small, medium and large ships, and the way along them.
 *
 * Every maneuver is a template laid at one edge of the base and the base set down at its other end. A ship that goes backward or
 * sideslips travels by its rear or side edge, so one path serves all: the leading and the trailing mark of the base (the middles of
 * the two edges) stay on the line "base – template – straight on", a base length apart.
 */
import { angleOf, bearing, cosine, FULL_TURN, HALF_TURN, QUARTER_TURN, radiansOf, sine } from "@broadside/kit";
import { type BaseId, baseFacts } from "./bases.ts";
import { type Pose, type Shift, STILL, shifted } from "./pose.ts";
import type { Shape } from "./shapes.ts";
import {
  bank,
  lengthOf,
  otherSide,
  type Side,
  shortened,
  signOf,
  straight,
  TEMPLATE_WIDTH,
  type Template,
  templateAt,
  turn,
} from "./templates.ts";
import { mm } from "./units.ts";

export const BEARINGS = [
  "straight",
  "bank",
  "turn",
  "koiogran",
  "segnor",
  "segnorTurn",
  "tallon",
  "tallonBank",
  "bankSlip",
  "turnSlip",
  "stationary",
  "reverse",
  "reverseBank",
] as const;
export type Bearing = (typeof BEARINGS)[number];

export interface Maneuver {
  readonly bearing: Bearing;
  /** 0 only when stationary. */
  readonly speed: number;
  /** Ignored by maneuvers that have no side. */
  readonly side: Side;
}

/** How each bearing travels: by which edge (as a turn of the base), with which template, and how the ship is turned at the end. */
interface Course {
  readonly template: Template;
  readonly travel: number;
  readonly finalTurn: number;
}

const COURSES: Readonly<Record<Exclude<Bearing, "stationary">, (speed: number, side: Side) => Course>> = {
  straight: (speed) => ({ template: straight(speed), travel: 0, finalTurn: 0 }),
  bank: (speed, side) => ({ template: bank(speed, side), travel: 0, finalTurn: 0 }),
  turn: (speed, side) => ({ template: turn(speed, side), travel: 0, finalTurn: 0 }),
  koiogran: (speed) => ({ template: straight(speed), travel: 0, finalTurn: HALF_TURN }),
  segnor: (speed, side) => ({ template: bank(speed, side), travel: 0, finalTurn: HALF_TURN }),
  segnorTurn: (speed, side) => ({ template: turn(speed, side), travel: 0, finalTurn: HALF_TURN }),
  tallon: (speed, side) => ({ template: turn(speed, side), travel: 0, finalTurn: signOf(side) * QUARTER_TURN }),
  tallonBank: (speed, side) => ({ template: bank(speed, side), travel: 0, finalTurn: signOf(side) * QUARTER_TURN }),
  // The left version starts at the right side and curves to the front, and the other way round.
  bankSlip: (speed, side) => ({ template: bank(speed, side), travel: -signOf(side) * QUARTER_TURN, finalTurn: 0 }),
  turnSlip: (speed, side) => ({ template: turn(speed, side), travel: -signOf(side) * QUARTER_TURN, finalTurn: 0 }),
  reverse: (speed) => ({ template: straight(speed), travel: HALF_TURN, finalTurn: 0 }),
  // Seen from the tail, going back to the left is a bank to the right.
  reverseBank: (speed, side) => ({ template: bank(speed, otherSide(side)), travel: HALF_TURN, finalTurn: 0 }),
};

/** Courses met so far, by bearing, side and speed; with the whole way of each base along it. */
const courses = new Map<Bearing, Readonly<Record<Side, (CourseWays | undefined)[]>>>();
interface CourseWays extends Course {
  readonly ways: Map<BaseId, Shift>;
}

function courseOf({ bearing: kind, speed, side }: Maneuver): CourseWays | undefined {
  if (kind === "stationary") return undefined;
  let known = courses.get(kind);
  if (!known) {
    known = { left: [], right: [] };
    courses.set(kind, known);
  }
  const found = known[side][speed];
  if (found) return found;
  const { template, travel, finalTurn } = COURSES[kind](speed, side);
  const made = { template, travel, finalTurn, ways: new Map<BaseId, Shift>() };
  known[side][speed] = made;
  return made;
}

/** Whether it ends like a Tallon roll: the end of the template somewhere along the side of the ship. */
export const isTallon = (kind: Bearing): boolean => kind === "tallon" || kind === "tallonBank";

/** How a second-edition Tallon roll may sit at the end of its template, along the new heading (2E-MOVE-09). */
export const TALLON_PLACES = [0, mm(10), mm(-10)] as const;

/** The first edition: anywhere with the template's end within the length of the ship's side (1E-MOVE-03). */
export const tallonReach = (base: BaseId): number => (baseFacts(base).length - TEMPLATE_WIDTH) / 2;

/** The first-edition places to try, a millimetre apart, from the middle outwards. */
export const slidingTallon = (base: BaseId): readonly number[] =>
  Array.from({ length: tallonReach(base) / mm(1) + 1 }, (_, step) => (step === 0 ? [0] : [mm(step), mm(-step)])).flat();

/** Where a maneuver ends when nothing is in the way; a Tallon roll may be set `slide` along its new heading. */
export function maneuverEnd(base: BaseId, pose: Pose, maneuver: Maneuver, slide = 0): Pose {
  const course = courseOf(maneuver);
  if (!course) return pose;
  const end = shifted(pose, wholeWay(base, course));
  const turned = course.finalTurn === 0 ? end : shifted(end, { ...STILL, turn: course.finalTurn });
  return slide === 0 || !isTallon(maneuver.bearing) ? turned : shifted(turned, { ...STILL, forward: slide });
}

/** How the base shifts when nothing is in the way, without the turn at the end. */
export function maneuverShift(base: BaseId, maneuver: Maneuver): Shift {
  const course = courseOf(maneuver);
  return course ? wholeWay(base, course) : STILL;
}

function wholeWay(base: BaseId, course: CourseWays): Shift {
  const known = course.ways.get(base);
  if (known) return known;
  const made = wayAlong(base, course, pathLength(base, course));
  course.ways.set(base, made);
  return made;
}

/** A way a piece goes: its length, and where the piece is after so much of it. */
export interface Path {
  readonly length: number;
  /** No point of the piece goes farther than this per unit of the way. */
  readonly reach: number;
  poseAt(travelled: number): Pose;
  /** What the template covers between the start and the piece after so much of the way. */
  templateUpTo(travelled: number): readonly Shape[];
}

/**
 * How fast the fastest point goes: on a straight as the mark does, but for the grid; in a wide bend its outer corner, less than twice; in
 * the tightest, a large base around a turn of speed 1, the trailing mark moves twice as fast as the leading one and drags a corner.
 */
const fastestPoint = (side: number, template: Template): number => {
  if (template.shape === "straight") return 1.01;
  return side <= 0.7 * template.radius ? 2 : 4;
};

/** The path of a maneuver without the final turn: what a ship backs up along. */
export function maneuverPath(base: BaseId, pose: Pose, maneuver: Maneuver): Path {
  const course = courseOf(maneuver);
  if (!course) return { length: 0, reach: 1, poseAt: () => pose, templateUpTo: () => [] };
  const side = baseFacts(base).length;
  return {
    length: pathLength(base, course),
    reach: fastestPoint(side, course.template),
    poseAt: (travelled) => pathPose(base, pose, course, travelled),
    templateUpTo: (travelled) => {
      const between = trailingAlong(side, course.template, travelled);
      return between <= 0 ? [] : [templateAt(shifted(pose, frontEdge(base, course)), shortened(course.template, between))];
    },
  };
}

/** How long that path is. */
export function maneuverLength(base: BaseId, maneuver: Maneuver): number {
  const course = courseOf(maneuver);
  return course ? pathLength(base, course) : 0;
}

/** The whole template of a maneuver as it is laid at the start. */
export function maneuverTemplate(base: BaseId, pose: Pose, maneuver: Maneuver): readonly Shape[] {
  const course = courseOf(maneuver);
  return course ? [templateAt(shifted(pose, frontEdge(base, course)), course.template)] : [];
}

/** From the middle of the base to the middle of the edge it travels by, looking that way. */
const frontEdge = (base: BaseId, { travel }: Course): Shift => {
  const half = baseFacts(base).length / 2;
  if (travel === 0) return { right: 0, forward: half, turn: 0 };
  return { right: half * sine(travel), forward: half * cosine(travel), turn: travel };
};

const pathLength = (base: BaseId, { template }: Course): number => lengthOf(template) + baseFacts(base).length;

/** The pose when the leading mark has gone `travelled` along the path. */
const pathPose = (base: BaseId, pose: Pose, course: Course, travelled: number): Pose => shifted(pose, wayAlong(base, course, travelled));

/** How the base has shifted by then, in its own frame. */
function wayAlong(base: BaseId, { template, travel }: Course, travelled: number): Shift {
  const size = baseFacts(base).length;
  const way = marksAfter(size, template, travelled);
  // The marks stand in the frame of the template: its near end at the origin, half a base ahead of the middle, going forward.
  const forward = size / 2 + way.forward;
  if (travel === 0) return { right: way.right, forward, turn: way.turn };
  const sin = sine(travel);
  const cos = cosine(travel);
  return { right: way.right * cos + forward * sin, forward: forward * cos - way.right * sin, turn: way.turn };
}

/** Middle and direction of a base whose leading mark has gone so far along the template. */
function marksAfter(size: number, template: Template, travelled: number): Shift {
  if (template.shape === "straight") return { right: 0, forward: travelled - size / 2, turn: 0 };
  const { radius, angle } = template;
  const arc = lengthOf(template);
  const lead = pointAlong(radius, angle, arc, travelled);
  const sign = signOf(template.side);
  if (travelled >= arc + size) {
    const back = pointAlong(radius, angle, arc, travelled - size);
    return { right: (sign * (lead.x + back.x)) / 2, forward: (lead.y + back.y) / 2, turn: sign * angle };
  }
  const trail = trailingMark(size, radius, angle, lead);
  return {
    right: (sign * (lead.x + trail.x)) / 2,
    forward: (lead.y + trail.y) / 2,
    turn: sign * signedBearing(lead.x - trail.x, lead.y - trail.y),
  };
}

/** How far along the template the trailing mark is; 0 while it has not reached it. */
function trailingAlong(size: number, template: Template, travelled: number): number {
  const length = lengthOf(template);
  if (template.shape === "straight" || travelled >= length + size) return Math.min(length, Math.max(0, travelled - size));
  const { radius, angle } = template;
  const trail = trailingMark(size, radius, angle, pointAlong(radius, angle, length, travelled));
  return trail.y <= 0 ? 0 : radius * radiansOf(bearing(trail.y, radius - trail.x));
}

const signedBearing = (right: number, forward: number): number => {
  const found = bearing(right, forward);
  return found > HALF_TURN ? found - FULL_TURN : found;
};

interface Mark {
  readonly x: number;
  readonly y: number;
}

/** A point of the line "straight up to the origin – right-hand arc – straight on". */
function pointAlong(radius: number, angle: number, arc: number, along: number): Mark {
  if (along <= 0) return { x: 0, y: along };
  const turned = along >= arc ? angle : angleOf(along / radius);
  const x = radius * (1 - cosine(turned));
  const y = radius * sine(turned);
  const beyond = Math.max(0, along - arc);
  return { x: x + beyond * sine(angle), y: y + beyond * cosine(angle) };
}

/** The point of the line that lies `size` behind the leading mark, as the crow flies. */
function trailingMark(size: number, radius: number, angle: number, lead: Mark): Mark {
  // On the straight part before the template?
  const under = size * size - lead.x * lead.x;
  if (under >= 0) {
    const y = lead.y - Math.sqrt(under);
    if (y <= 0) return { x: 0, y };
  }
  // Else on the arc: where the circle about the leading mark meets the circle of the arc, behind it.
  const cx = radius - lead.x;
  const cy = -lead.y;
  const apart = Math.sqrt(cx * cx + cy * cy);
  const along = (size * size - radius * radius + apart * apart) / (2 * apart);
  const across = Math.sqrt(Math.max(0, size * size - along * along));
  const trail = { x: lead.x + (cx * along - cy * across) / apart, y: lead.y + (cy * along + cx * across) / apart };
  const other = { x: lead.x + (cx * along + cy * across) / apart, y: lead.y + (cy * along - cx * across) / apart };
  return isOnArc(trail, radius, angle) && (!isOnArc(other, radius, angle) || trail.y <= other.y) ? trail : other;
}

/** Whether a point of the circle lies on the arc, which starts at the origin. */
function isOnArc({ x, y }: Mark, radius: number, angle: number): boolean {
  const turned = bearing(y, radius - x);
  return turned <= angle + 1 || turned >= FULL_TURN - 1;
}
