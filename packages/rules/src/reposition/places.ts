/**
 * Finds the places where a ship may end when it moves without a maneuver: by a barrel roll, boost, decloak or tractor beam (1E-ACT-10 …
 * -12, -15, 1E-TOKEN-03).
 */
import { mm, type Place, type Pose, rollEnd } from "@broadside/geometry";
import { isAreaNear } from "../board/board.ts";
import type { Option } from "../contract/ask.ts";
import type { Direction, FixedDirection, Landing } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";
import { isBending, isSliding } from "./directions.ts";
import { firstOn, straightLine, templateLine } from "./lines.ts";
import { isLegal, isPlainlyFree, type Room, roomAbout } from "./room.ts";

/** Returns the legal places, keyed by name or number. */
export const fixedPlaces = (room: Room, { at, names }: FixedDirection): readonly Option<Place>[] =>
  at(room.base, room.start).flatMap((value, number) =>
    isLegal(room, value) ? [{ key: names?.[number] ?? String(number + 1), value, pose: value.pose }] : [],
  );

function firstPlace(room: Room, direction: Direction): Place | undefined {
  if (isSliding(direction)) return firstOn(straightLine(room, direction));
  if (isBending(direction)) return firstOn(templateLine(room, direction));
  return direction.at(room.base, room.start).find((place) => isLegal(room, place));
}

/** A direction that has a legal place. Its first legal place is searched for only when it has to be drawn. */
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

/** Returns the directions that can be declared. */
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

/**
 * Returns all directions; those that would fail are at the end of the list. A direction is declared before any template is placed, so it
 * may fail (2E-ACT-12, -26, -29).
 */
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

/** The greatest distance from the centre of a barrel roll's straight template to any part of it. */
const TEMPLATE_RADIUS = mm(42);

/** Whether a straight roll is certain to work: nothing is near the place in the middle of its line, nor near the template. */
function isEasy(room: Room, direction: Direction): boolean {
  if (!isSliding(direction)) return false;
  const { start, obstacles } = room;
  const end = rollEnd(room.base, start, direction.side, 0, direction.speed(room.base));
  if (!isPlainlyFree(room, end)) return false;
  const template = { cx: (start.x + end.x) / 2, cy: (start.y + end.y) / 2, radius: TEMPLATE_RADIUS };
  for (const obstacle of obstacles) if (isAreaNear(template, obstacle)) return false;
  return true;
}
