/** Where a ship may be set without a maneuver: by barrel roll, boost, decloaking or tractor beam (1E-ACT-10 … -12, -15, 1E-TOKEN-03). */
import {
  type Area,
  areasOverlap,
  type BaseId,
  type BaseSize,
  type Box,
  baseAt,
  baseFacts,
  CONTACT,
  footprint,
  mm,
  type Place,
  type Pose,
  penetration,
  rollEnd,
  rollReach,
  samePose,
  slidingRoll,
  toPiece,
} from "@broadside/geometry";
import type { PlaceFault } from "@broadside/protocol";
import { isAreaNear, isHulk, isShapeNear, outlineRadius } from "../board/board.ts";
import { minesUnder } from "../devices/devices.ts";
import type { Option } from "../driver/ask.ts";
import type { Direction, FixedDirection, SlidingDirection } from "../driver/edition-parts.ts";
import type { Situation } from "../driver/situation.ts";
import { may } from "../queries/query.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";
import { isSliding } from "./directions.ts";

/** Whether obstacles bar the way, or the ship may come to lie on them and suffers what they do. */
export type Landing = "clear" | "onObstacles";

/** Where a boost or barrel roll may end, unless a card lets it pass and overlap obstacles. */
export const landingOf = (game: Situation, ship: Ship): Landing =>
  may(game, "moveOverObstacles", { ship }, false) ? "onObstacles" : "clear";

/** A ship that is to be set elsewhere, and what lies about it. */
export interface Room {
  readonly game: Situation;
  readonly base: BaseId;
  readonly start: Pose;
  readonly landing: Landing;
  /** With huge ships used as obstacles, which nothing ignores (HS-HOBS-06, HS-FAQ-01). */
  readonly ships: readonly Box[];
  readonly obstacles: readonly Area[];
  /** Of these, those that the ship may move through. */
  readonly passable: readonly Area[];
}

/** No reposition, with its template and base, leads farther than this from where the ship stands. */
const farthest = (size: BaseSize): number => (size === "small" ? mm(190) : mm(220));

/** Undefined for a huge ship, and for one that is not on the table. */
export function roomAbout(game: Situation, ship: Ship, landing: Landing): Room | undefined {
  const { board, state } = game;
  const base = board.baseOf(ship);
  const { size } = baseFacts(base);
  const start = ship.pose;
  if (ship.status !== "inPlay" || !start || size === "huge") return undefined;
  const around = { cx: start.x, cy: start.y, radius: farthest(size) };
  const ships: Box[] = [];
  for (const other of state.ships) {
    if (other === ship || other.status !== "inPlay" || !other.pose) continue;
    const [box] = board.base(other);
    if (isShapeNear(around, box)) ships.push(box);
  }
  for (const { base: hull } of board.hulks()) if (isShapeNear(around, hull[0])) ships.push(hull[0]);
  const obstacles: Area[] = [];
  const passable: Area[] = [];
  const areas = board.obstacles();
  for (let at = 0; at < areas.length; at += 1) {
    const area = areas[at] as Area;
    const obstacle = state.obstacles[at] as PlacedObstacle;
    if (!isAreaNear(around, area) || isHulk(obstacle)) continue;
    const mayEndOnIt = !may(game, "meetObstacle", { ship, obstacle, endsOnIt: true }, true);
    if (mayEndOnIt) continue;
    obstacles.push(area);
    if (!may(game, "meetObstacle", { ship, obstacle, endsOnIt: false }, true)) passable.push(area);
  }
  return { game, base, start, landing, ships, obstacles, passable };
}

/** Whether the circle about a base at a place keeps clear of the edges and of all that is near, so that nothing need be measured. */
function isPlainlyFree({ game, base, ships, obstacles }: Room, { x, y }: Pose): boolean {
  const { width, height } = game.board.table;
  const radius = outlineRadius(base);
  if (x < radius || y < radius || x > width - radius || y > height - radius) return false;
  const about = { cx: x, cy: y, radius };
  for (const other of ships) if (isShapeNear(about, other)) return false;
  for (const obstacle of obstacles) if (isAreaNear(about, obstacle)) return false;
  return true;
}

/**
 * How far the ship would at least have to be moved to stand free; 0 where it does: on the table, off other ships (bases without guides) and,
 * where they bar the way, off obstacles (with guides).
 */
function lackOf(room: Room, pose: Pose): number {
  if (isPlainlyFree(room, pose)) return 0;
  const { game, base, landing, ships, obstacles } = room;
  const { width, height } = game.board.table;
  const box = baseAt(base, pose);
  let most = 0;
  for (let at = 0; at < box.points.length; at += 2) {
    const x = box.points[at] ?? 0;
    const y = box.points[at + 1] ?? 0;
    most = Math.max(most, -x, -y, x - width, y - height);
  }
  for (const other of ships) most = Math.max(most, penetration(box, other));
  if (most > CONTACT) return most - CONTACT;
  if (landing === "onObstacles") return 0;
  const about = { cx: pose.x, cy: pose.y, radius: outlineRadius(base) };
  const near = obstacles.filter((obstacle) => isAreaNear(about, obstacle));
  if (near.length === 0) return 0;
  const outline = footprint(base, pose, "counted");
  return near.some((obstacle) => areasOverlap(outline, obstacle)) ? 1 : 0;
}

const isBarred = ({ landing, obstacles, passable }: Room, { template }: Place): boolean =>
  landing === "clear" && obstacles.some((obstacle) => !passable.includes(obstacle) && areasOverlap(template, obstacle));

/** Where the template is tried within its play: the middle first. */
const MIDDLE = 0.5;
const LAYS = [MIDDLE, 0.25, 0.75, 0, 1, 0.125, 0.375, 0.625, 0.875] as const;

/** The end of a slide, legal or not. */
export const endOf = ({ base, start }: Room, { side, speed }: SlidingDirection, slide: number): Pose =>
  rollEnd(base, start, side, slide, speed(base));

/** A slide with its template laid clear of obstacles, over as few mines as can be; undefined where every lay is barred. */
function laid(room: Room, { side, speed }: SlidingDirection, slide: number): Place | undefined {
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

const SCAN_STEP = mm(1);

/** The first legal place of a fixed scan: from the middle outwards, a millimetre apart, ahead before back. */
export function firstSlide(room: Room, direction: SlidingDirection): Place | undefined {
  const reach = rollReach(room.base);
  const ahead = scan(room, direction, 1, 0, reach);
  const back = scan(room, direction, -1, SCAN_STEP, ahead ? ahead.slide - SCAN_STEP : reach);
  return (back ?? ahead)?.place;
}

/** One way along the line; what lies deep in a ship, or far outside, is passed over at once. */
function scan(
  room: Room,
  direction: SlidingDirection,
  sign: 1 | -1,
  from: number,
  to: number,
): { readonly place: Place; readonly slide: number } | undefined {
  for (let slide = from; slide <= to; ) {
    const lack = lackOf(room, endOf(room, direction, sign * slide));
    const place = lack === 0 ? laid(room, direction, sign * slide) : undefined;
    if (place) return { place, slide };
    slide += SCAN_STEP * Math.max(1, Math.ceil(lack / SCAN_STEP));
  }
  return undefined;
}

/** The legal place of a whole-micrometre slide that has exactly this pose. */
export function slideAt(room: Room, direction: SlidingDirection, pose: Pose): Place | undefined {
  const reach = rollReach(room.base);
  const near = Math.round(toPiece(room.start, pose).forward);
  for (const slide of [near, near - 1, near + 1])
    if (slide >= -reach && slide <= reach && samePose(endOf(room, direction, slide), pose))
      return lackOf(room, pose) === 0 ? laid(room, direction, slide) : undefined;
  return undefined;
}

/** What is wrong with the end of a slide. */
export function slideRefusal(room: Room, direction: SlidingDirection, pose: Pose): PlaceFault | undefined {
  if (slideAt(room, direction, pose)) return undefined;
  const onLine = slideAt({ ...room, landing: "onObstacles", ships: [], obstacles: [] }, direction, pose);
  if (!onLine)
    return {
      fault: lackOf({ ...room, ships: [], obstacles: [] }, pose) > 0 ? "not wholly on the table" : "not on the line of the template",
    };
  if (lackOf({ ...room, obstacles: [] }, pose) > 0) return { fault: "on top of", of: "a ship" };
  return { fault: lackOf(room, pose) > 0 ? "on an obstacle" : "with the template on an obstacle" };
}

const isLegal = (room: Room, place: Place): boolean => lackOf(room, place.pose) === 0 && !isBarred(room, place);

/** The legal ones, by their names or numbers. */
export const fixedPlaces = (room: Room, { at, names }: FixedDirection): readonly Option<Place>[] =>
  at(room.base, room.start).flatMap((value, number) =>
    isLegal(room, value) ? [{ key: names?.[number] ?? String(number + 1), value, pose: value.pose }] : [],
  );

const firstPlace = (room: Room, direction: Direction): Place | undefined =>
  isSliding(direction) ? firstSlide(room, direction) : direction.at(room.base, room.start).find((place) => isLegal(room, place));

/** A direction with a place where it may end; where the first one is, is looked for when somebody draws it. */
class OpenDirection implements Option<Direction> {
  readonly key: string;
  readonly value: Direction;
  readonly #room: Room;

  constructor(room: Room, direction: Direction) {
    this.key = direction.key;
    this.value = direction;
    this.#room = room;
  }

  get pose(): Pose {
    return firstPlace(this.#room, this.value)?.pose ?? this.#room.start;
  }
}

/** Directions that can be declared. */
export function openDirections(
  game: Situation,
  ship: Ship,
  directions: readonly Direction[],
  landing: Landing,
): readonly Option<Direction>[] {
  const room = roomAbout(game, ship, landing);
  const open: Option<Direction>[] = [];
  if (room) for (const one of directions) if (isEasy(room, one) || firstPlace(room, one)) open.push(new OpenDirection(room, one));
  return open;
}

/** All of them, those that would fail behind the others: they are declared before any template is laid (2E-ACT-12, -26, -29). */
export function anyDirections(
  game: Situation,
  ship: Ship,
  directions: readonly Direction[],
  landing: Landing,
): readonly Option<Direction>[] {
  if (!roomAbout(game, ship, landing)) return [];
  const open = openDirections(game, ship, directions, landing);
  const failing = directions.filter((direction) => !open.some(({ value }) => value === direction));
  return [...open, ...failing.map((value) => ({ key: value.key, value }))];
}

export function isAnyOpen(game: Situation, ship: Ship, directions: readonly Direction[], landing: Landing): boolean {
  const room = roomAbout(game, ship, landing);
  if (!room) return false;
  for (const direction of directions) if (isEasy(room, direction)) return true;
  return directions.some((direction) => firstPlace(room, direction));
}

/** No straight laid between two places reaches farther from its middle. */
const TEMPLATE_RADIUS = mm(42);

/** Straight to the side: the place in the middle and the template laid to it are seen to be clear. */
function isEasy(room: Room, direction: Direction): boolean {
  if (!isSliding(direction)) return false;
  const { start, obstacles } = room;
  const end = endOf(room, direction, 0);
  if (!isPlainlyFree(room, end)) return false;
  const template = { cx: (start.x + end.x) / 2, cy: (start.y + end.y) / 2, radius: TEMPLATE_RADIUS };
  for (const obstacle of obstacles) if (isAreaNear(template, obstacle)) return false;
  return true;
}
