/**
 * Maneuvers of small, medium and large ships, and their paths. For every maneuver, a template is placed at one edge of the base, and the
 * base ends at the template's other end. A ship that reverses or sideslips leads with its rear or side edge, so one kind of path serves
 * all. The leading and trailing marks of the base (the midpoints of two opposite edges) stay on the line "base – template – straight
 * ahead", one base length apart.
 */
import { angleOf, bearing, cosine, FULL_TURN, HALF_TURN, QUARTER_TURN, radiansOf, sine } from "@broadside/kit";
import { type BaseId, baseFacts } from "../pieces/bases.ts";
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
} from "../pieces/templates.ts";
import { type Pose, type Shift, STILL, shifted } from "../shapes/pose.ts";
import type { Shape } from "../shapes/shapes.ts";
import { mm } from "../shapes/units.ts";

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
  /** Ignored by maneuvers without a side. */
  readonly side: Side;
}

/** How each bearing moves: which edge leads (as a turn of the base), which template it uses, and how the ship turns at the end. */
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
  // The left version starts at the right side and curves to the front, and vice versa.
  bankSlip: (speed, side) => ({ template: bank(speed, side), travel: -signOf(side) * QUARTER_TURN, finalTurn: 0 }),
  turnSlip: (speed, side) => ({ template: turn(speed, side), travel: -signOf(side) * QUARTER_TURN, finalTurn: 0 }),
  reverse: (speed) => ({ template: straight(speed), travel: HALF_TURN, finalTurn: 0 }),
  // Seen from the rear of the ship, reversing to the left is a bank to the right.
  reverseBank: (speed, side) => ({ template: bank(speed, otherSide(side)), travel: HALF_TURN, finalTurn: 0 }),
};

/** A cache of courses by bearing, side and speed, with each base's full shift along them. */
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

/** True for bearings that end like a Tallon roll, with the template's end anywhere along the ship's side. */
export const isTallon = (kind: Bearing): boolean => kind === "tallon" || kind === "tallonBank";

/** Where a second-edition Tallon roll may end at its template, as shifts along the new heading (2E-MOVE-09). */
export const TALLON_PLACES = [0, mm(10), mm(-10)] as const;

/** In the first edition, the ship may end anywhere that leaves the template's end within the length of the ship's side (1E-MOVE-03). */
export const tallonReach = (base: BaseId): number => (baseFacts(base).length - TEMPLATE_WIDTH) / 2;

/** The first-edition positions to try, a millimetre apart, from the middle outwards. */
export const slidingTallon = (base: BaseId): readonly number[] =>
  Array.from({ length: tallonReach(base) / mm(1) + 1 }, (_, step) => (step === 0 ? [0] : [mm(step), mm(-step)])).flat();

/** Returns where a maneuver ends if nothing is in the way. A Tallon roll may be moved by `slide` along its new heading. */
export function maneuverEnd(base: BaseId, pose: Pose, maneuver: Maneuver, slide = 0): Pose {
  const course = courseOf(maneuver);
  if (!course) return pose;
  const end = shifted(pose, wholeWay(base, course));
  const turned = course.finalTurn === 0 ? end : shifted(end, { ...STILL, turn: course.finalTurn });
  return slide === 0 || !isTallon(maneuver.bearing) ? turned : shifted(turned, { ...STILL, forward: slide });
}

/** Returns how the base moves if nothing is in the way, without the final turn. */
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

/** A path that a ship moves along: its length, and the ship's pose after a given distance. */
export interface Path {
  readonly length: number;
  /** The maximum distance that any point on the ship moves per unit of the path. */
  readonly reach: number;
  poseAt(travelled: number): Pose;
  /** The part of the template between the start and the ship after a given distance. */
  templateUpTo(travelled: number): readonly Shape[];
}

/**
 * The speed of the fastest point on the ship relative to the leading mark. On a straight, it is the mark's own speed, apart from rounding.
 * In a wide bend, the outer corner is less than twice as fast as the mark. In the tightest bend, a large base in a speed 1 turn, the
 * trailing mark moves twice as fast as the leading one and drags a corner.
 */
const fastestPoint = (side: number, template: Template): number => {
  if (template.shape === "straight") return 1.01;
  return side <= 0.7 * template.radius ? 2 : 4;
};

/** Returns the path of a maneuver without the final turn. A ship backs up along this path. */
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

/** Returns the whole template of a maneuver, as placed at the start. */
export function maneuverTemplate(base: BaseId, pose: Pose, maneuver: Maneuver): readonly Shape[] {
  const course = courseOf(maneuver);
  return course ? [templateAt(shifted(pose, frontEdge(base, course)), course.template)] : [];
}

/** The shift from the centre of the base to the midpoint of its leading edge, facing the way the ship moves. */
const frontEdge = (base: BaseId, { travel }: Course): Shift => {
  const half = baseFacts(base).length / 2;
  if (travel === 0) return { right: 0, forward: half, turn: 0 };
  return { right: half * sine(travel), forward: half * cosine(travel), turn: travel };
};

const pathLength = (base: BaseId, { template }: Course): number => lengthOf(template) + baseFacts(base).length;

/** Returns the pose once the leading mark has moved `travelled` along the path. */
const pathPose = (base: BaseId, pose: Pose, course: Course, travelled: number): Pose => shifted(pose, wayAlong(base, course, travelled));

/** Returns how the base has moved, in its own frame, once the leading mark has moved `travelled`. */
function wayAlong(base: BaseId, { template, travel }: Course, travelled: number): Shift {
  const size = baseFacts(base).length;
  const way = marksAfter(size, template, travelled);
  // The marks are in the template's frame: the near end is at the origin, half a base ahead of the centre, and the ship moves forward.
  const forward = size / 2 + way.forward;
  if (travel === 0) return { right: way.right, forward, turn: way.turn };
  const sin = sine(travel);
  const cos = cosine(travel);
  return { right: way.right * cos + forward * sin, forward: forward * cos - way.right * sin, turn: way.turn };
}

/** Returns the centre and direction of a base whose leading mark has moved this far along the template. */
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

/** Returns how far along the template the trailing mark is, or 0 before the mark reaches it. */
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

/** Returns a point on the line "straight up to the origin – right-hand arc – straight ahead". */
function pointAlong(radius: number, angle: number, arc: number, along: number): Mark {
  if (along <= 0) return { x: 0, y: along };
  const turned = along >= arc ? angle : angleOf(along / radius);
  const x = radius * (1 - cosine(turned));
  const y = radius * sine(turned);
  const beyond = Math.max(0, along - arc);
  return { x: x + beyond * sine(angle), y: y + beyond * cosine(angle) };
}

/** Returns the point of the path that is behind the leading mark, at the distance `size` as the crow flies. */
function trailingMark(size: number, radius: number, angle: number, lead: Mark): Mark {
  // First try the straight part before the template.
  const under = size * size - lead.x * lead.x;
  if (under >= 0) {
    const y = lead.y - Math.sqrt(under);
    if (y <= 0) return { x: 0, y };
  }
  // Otherwise, the mark is on the arc, where the circle around the leading mark meets the arc's circle behind that mark.
  const cx = radius - lead.x;
  const cy = -lead.y;
  const apart = Math.sqrt(cx * cx + cy * cy);
  const along = (size * size - radius * radius + apart * apart) / (2 * apart);
  const across = Math.sqrt(Math.max(0, size * size - along * along));
  const trail = { x: lead.x + (cx * along - cy * across) / apart, y: lead.y + (cy * along + cx * across) / apart };
  const other = { x: lead.x + (cx * along + cy * across) / apart, y: lead.y + (cy * along - cx * across) / apart };
  return isOnArc(trail, radius, angle) && (!isOnArc(other, radius, angle) || trail.y <= other.y) ? trail : other;
}

/** True if a point of the arc's circle is on the arc itself. The arc starts at the origin. */
function isOnArc({ x, y }: Mark, radius: number, angle: number): boolean {
  const turned = bearing(y, radius - x);
  return turned <= angle + 1 || turned >= FULL_TURN - 1;
}
