/**
 * Ends on a line, as the first edition leaves them: the template lies anywhere along the side of the ship, and the ship anywhere at its
 * other end. A bent template is laid first, on a line of its own, and the ship then set at its end (1E-ACT-10, -11, -15).
 */
import {
  bendReach,
  bentRollEnd,
  mm,
  type Place,
  type Pose,
  rollEnd,
  rollReach,
  samePose,
  slidingRoll,
  vectorLength,
} from "@broadside/geometry";
import type { PlaceFault } from "@broadside/protocol";
import { minesUnder } from "../devices/devices.ts";
import type { BendingDirection, SlidingDirection } from "../driver/edition-parts.ts";
import { isBarred, lackOf, type Room } from "./room.ts";

/** Places up to `reach` ahead or behind the middle. */
export interface Line {
  readonly room: Room;
  readonly reach: number;
  /** Legal or not. */
  end(slide: number): Pose;
  /** How far the slide must at least be changed to be free; 0 where it is. */
  lack(slide: number): number;
  /** Where it is free: the place with its template, undefined where obstacles bar it. */
  laid(slide: number): Place | undefined;
  /** The same line in another room. */
  within(room: Room): Line;
}

/** Where the template is tried within its play: the middle first. */
const MIDDLE = 0.5;
const LAYS = [MIDDLE, 0.25, 0.75, 0, 1, 0.125, 0.375, 0.625, 0.875] as const;

/** With a straight template, which has some play for each end. */
export function straightLine(room: Room, direction: SlidingDirection): Line {
  const { base, start } = room;
  const end = (slide: number) => rollEnd(base, start, direction.side, slide, direction.speed(base));
  return {
    room,
    reach: rollReach(base),
    end,
    lack: (slide) => lackOf(room, end(slide)),
    laid: (slide) => laidStraight(room, direction, slide),
    within: (other) => straightLine(other, direction),
  };
}

/** A slide with its template laid clear of obstacles, over as few mines as can be; undefined where every lay is barred. */
function laidStraight(room: Room, { side, speed }: SlidingDirection, slide: number): Place | undefined {
  const { game, base, start, obstacles } = room;
  if (obstacles.length === 0 && game.state.devices.length === 0) return slidingRoll(base, start, side, slide, MIDDLE, speed(base));
  let best: Place | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const lay of LAYS) {
    const place = slidingRoll(base, start, side, slide, lay, speed(base));
    if (isBarred(room, place)) continue;
    const mines = minesUnder(game, place.template).length;
    if (mines < fewest) [best, fewest] = [place, mines];
    if (fewest === 0) break;
  }
  return best;
}

/** Where a bent template may lie: clear of obstacles, with a place for the ship at its other end. */
export function templateLine(room: Room, bend: BendingDirection): Line {
  const { base, start } = room;
  const at = (lay: number) => bentRollEnd(base, start, bend, lay, 0);
  return {
    room,
    reach: bendReach(base),
    end: (lay) => at(lay).pose,
    lack: () => 0,
    laid: (lay) => (isBarred(room, at(lay)) ? undefined : firstOn(endLine(room, bend, lay))),
    within: (other) => templateLine(other, bend),
  };
}

/** Where the ship may end once the bent template lies. */
export function endLine(room: Room, bend: BendingDirection, lay: number): Line {
  const { base, start } = room;
  const at = (slide: number) => bentRollEnd(base, start, bend, lay, slide);
  return {
    room,
    reach: bendReach(base),
    end: (slide) => at(slide).pose,
    lack: (slide) => lackOf(room, at(slide).pose),
    laid: (slide) => (isBarred(room, at(slide)) ? undefined : at(slide)),
    within: (other) => endLine(other, bend, lay),
  };
}

const SCAN_STEP = mm(1);

/** The first legal place of a fixed scan: from the middle outwards, a millimetre apart, ahead before back. */
export const firstOn = (line: Line): Place | undefined => firstSlide(line)?.place;

/** The pose on the line that it is at. A bent template may lie where the ship finds its place only ahead or behind. */
export function firstPose(line: Line): Pose | undefined {
  const first = firstSlide(line);
  return first && line.end(first.slide);
}

function firstSlide(line: Line): LegalSlide | undefined {
  const ahead = scan(line, 1, 0, line.reach);
  return scan(line, -1, SCAN_STEP, ahead ? ahead.slide - SCAN_STEP : line.reach) ?? ahead;
}

interface LegalSlide {
  readonly slide: number;
  readonly place: Place;
}

/** One way along the line; what lies deep in a ship, or far outside, is passed over at once. */
function scan(line: Line, sign: 1 | -1, from: number, to: number): LegalSlide | undefined {
  for (let far = from; far <= to; ) {
    const slide = sign * far;
    const lack = line.lack(slide);
    const place = lack === 0 ? line.laid(slide) : undefined;
    if (place) return { slide, place };
    far += SCAN_STEP * Math.max(1, Math.ceil(lack / SCAN_STEP));
  }
  return undefined;
}

/** The whole-micrometre slide of a pose on the line, or of one that lies beside a slanting line because poses are whole micrometres. */
export function slideOf({ reach, end }: Line, pose: Pose): number | undefined {
  const [back, ahead] = [end(-reach), end(reach)];
  const along = { x: ahead.x - back.x, y: ahead.y - back.y };
  const from = { x: pose.x - back.x, y: pose.y - back.y };
  const length = vectorLength(along.x, along.y);
  const near = Math.round(((2 * (from.x * along.x + from.y * along.y)) / (length * length) - 1) * reach);
  const isWithin = (slide: number) => slide >= -reach && slide <= reach;
  const exact = [near, near - 1, near + 1].find((slide) => isWithin(slide) && samePose(end(slide), pose));
  if (exact !== undefined) return exact;
  const beside = Math.abs(from.x * along.y - from.y * along.x) / length;
  return isWithin(near) && beside < 1 && pose.heading === back.heading ? near : undefined;
}

/** The legal place at a pose on the line. */
export function placeOn(line: Line, pose: Pose): Place | undefined {
  const slide = slideOf(line, pose);
  return slide === undefined || line.lack(slide) > 0 ? undefined : line.laid(slide);
}

/** What is wrong with a pose. */
export function refusalOn(line: Line, pose: Pose): PlaceFault | undefined {
  if (placeOn(line, pose)) return undefined;
  const { room } = line;
  if (!placeOn(line.within({ ...room, landing: "onObstacles", ships: [], obstacles: [] }), pose))
    return {
      fault: lackOf({ ...room, ships: [], obstacles: [] }, pose) > 0 ? "not wholly on the table" : "not on the line of the template",
    };
  if (!placeOn(line.within({ ...room, obstacles: [] }), pose)) return { fault: "on top of", of: "a ship" };
  return { fault: lackOf(room, pose) > 0 ? "on an obstacle" : "with the template on an obstacle" };
}
