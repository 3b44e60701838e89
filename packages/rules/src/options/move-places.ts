/**
 * Finds positions where a move other than a maneuver could put a ship, and what is wrong with each, so that pages can show them before the
 * move is declared. A line has countless positions, so only its middle and its two ends are listed, plus the first legal position if none
 * of those is legal.
 */
import { bentRollEnd, type Place, type Pose } from "@broadside/geometry";
import type { PlaceProblem } from "@broadside/protocol";
import type { Direction, WaysToGo } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { isBending, isSliding } from "../reposition/directions.ts";
import { endLine, firstPose, refusalOn, type SlideLine, straightLine } from "../reposition/lines.ts";
import { faultOf, type Room, roomAbout } from "../reposition/room.ts";
import type { Ship } from "../state/state.ts";

export interface MovePlace {
  /** The direction that the player would declare. */
  readonly way: string;
  readonly pose: Pose;
  /** Undefined if the ship may be placed there. */
  readonly why?: PlaceProblem | undefined;
}

/** Returns the positions; none for a huge ship or a ship that isn't on the table. */
export function movePlaces(game: Situation, ship: Ship, { directions, landing }: WaysToGo): readonly MovePlace[] {
  const room = roomAbout(game, ship, landing);
  return room ? directions.flatMap((direction) => placesIn(room, direction)) : [];
}

function placesIn(room: Room, direction: Direction): readonly MovePlace[] {
  const { key: way } = direction;
  if (isSliding(direction)) return placesAlong(straightLine(room, direction), way);
  if (isBending(direction)) {
    const { base, start } = room;
    const lays = placesAcross(endLine(room, direction, 0).reach);
    return lays.flatMap((lay) => placeAt(way, bentRollEnd(base, start, direction, lay, 0).pose, endLine(room, direction, lay)));
  }
  return direction.at(room.base, room.start).map((place: Place) => ({ way, pose: place.pose, why: faultOf(room, place) }));
}

const placesAcross = (reach: number): readonly number[] => [0, reach, -reach];

function placesAlong(line: SlideLine, way: string): readonly MovePlace[] {
  const shown = placesAcross(line.reach).flatMap((slide) => placeAt(way, line.end(slide), line));
  const first = shown.some(({ why }) => why === undefined) ? undefined : firstPose(line);
  return first ? [...shown, { way, pose: first }] : shown;
}

const placeAt = (way: string, pose: Pose, line: SlideLine): readonly MovePlace[] => [{ way, pose, why: refusalOn(line, pose) }];
