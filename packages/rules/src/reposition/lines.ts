/**
 * Repositions that may end anywhere on a line, as in the first edition. The template can be placed anywhere along the ship's side, and the
 * ship anywhere along the template's other end. With a bent template, there are two lines: first the player places the template along one
 * line, then the ship along another at the template's end (1E-ACT-10, -11, -15).
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
import type { PlaceProblem } from "@broadside/protocol";
import type { BendingDirection, SlidingDirection } from "../contract/edition-parts.ts";
import { minesUnder } from "../devices/devices.ts";
import { isBarred, lackOf, type Room } from "./room.ts";

/** A line of places. Each place is given by its slide, which is its distance ahead of or behind the middle of the line, at most `reach`. */
export interface SlideLine {
  readonly room: Room;
  readonly reach: number;
  /** Returns the pose at a slide, whether it is legal or not. */
  end(slide: number): Pose;
  /** Returns the smallest change to the slide that could make the place free; 0 if it is already free. */
  lack(slide: number): number;
  /** Returns the free place at a slide, with the template's position; undefined if obstacles block the template. */
  laid(slide: number): Place | undefined;
  /** Returns the same line in another room. */
  within(room: Room): SlideLine;
}

/** Where to try the template along the stretch on which it can lie, from 0 (one end) to 1 (the other). The middle is tried first. */
const MIDDLE = 0.5;
const LAYS = [MIDDLE, 0.25, 0.75, 0, 1, 0.125, 0.375, 0.625, 0.875] as const;

/** Makes a line for a straight template. Even when the slide is fixed, the template can lie in more than one position. */
export function straightLine(room: Room, direction: SlidingDirection): SlideLine {
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

/**
 * Returns the place at a slide with the template clear of obstacles and over as few mines as possible; undefined if obstacles block every
 * position of the template.
 */
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

/**
 * Makes the line for a bent template. A position on this line is legal if it is clear of obstacles and leaves a place for the ship at the
 * template's other end.
 */
export function templateLine(room: Room, bend: BendingDirection): SlideLine {
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

/** Makes the line for the ship once the bent template is in position. */
export function endLine(room: Room, bend: BendingDirection, lay: number): SlideLine {
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

/**
 * Finds the first legal place. Scans outwards from the middle in steps of 1 mm, and at each step tries the place ahead before the one
 * behind.
 */
export const firstOn = (line: SlideLine): Place | undefined => firstSlide(line)?.place;

/**
 * Returns the pose on the line at which the first legal place was found. For a bent template, this is a position of the template, and the
 * ship's own place may be ahead of or behind it.
 */
export function firstPose(line: SlideLine): Pose | undefined {
  const first = firstSlide(line);
  return first && line.end(first.slide);
}

function firstSlide(line: SlideLine): LegalSlide | undefined {
  const ahead = scan(line, 1, 0, line.reach);
  return scan(line, -1, SCAN_STEP, ahead ? ahead.slide - SCAN_STEP : line.reach) ?? ahead;
}

interface LegalSlide {
  readonly slide: number;
  readonly place: Place;
}

/** Scans along the line in one direction. Skips stretches where the ship would be deep inside another ship or far off the table. */
function scan(line: SlideLine, sign: 1 | -1, from: number, to: number): LegalSlide | undefined {
  for (let far = from; far <= to; ) {
    const slide = sign * far;
    const lack = line.lack(slide);
    const place = lack === 0 ? line.laid(slide) : undefined;
    if (place) return { slide, place };
    far += SCAN_STEP * Math.max(1, Math.ceil(lack / SCAN_STEP));
  }
  return undefined;
}

/**
 * Returns the slide for a pose, in whole micrometres. The pose itself is rounded to whole micrometres, so it may be slightly off a slanting
 * line.
 */
export function slideOf({ reach, end }: SlideLine, pose: Pose): number | undefined {
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

/** Returns the legal place at a pose on the line; undefined if there is none. */
export function placeOn(line: SlideLine, pose: Pose): Place | undefined {
  const slide = slideOf(line, pose);
  return slide === undefined || line.lack(slide) > 0 ? undefined : line.laid(slide);
}

/** Returns why a pose isn't allowed; undefined if it is. */
export function refusalOn(line: SlideLine, pose: Pose): PlaceProblem | undefined {
  if (placeOn(line, pose)) return undefined;
  const { room } = line;
  if (!placeOn(line.within({ ...room, landing: "onObstacles", ships: [], obstacles: [] }), pose))
    return {
      fault: lackOf({ ...room, ships: [], obstacles: [] }, pose) > 0 ? "not wholly on the table" : "not on the line of the template",
    };
  if (!placeOn(line.within({ ...room, obstacles: [] }), pose)) return { fault: "on top of", of: "a ship" };
  return { fault: lackOf(room, pose) > 0 ? "on an obstacle" : "with the template on an obstacle" };
}
