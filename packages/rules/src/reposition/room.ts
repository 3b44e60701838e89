/** Collects what is around a ship that is about to reposition, and checks whether a place there is free. */
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
} from "@broadside/geometry";
import type { PlaceProblem } from "@broadside/protocol";
import { isAreaNear, isHulk, isShapeNear, outlineRadius } from "../board/board.ts";
import type { Landing } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { may } from "../queries/query.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";

/** Where a boost or barrel roll may end: clear of obstacles, unless a card lets the ship move over them and end on them. */
export const landingOf = (game: Situation, ship: Ship): Landing =>
  may(game, "moveOverObstacles", { ship }, false) ? "onObstacles" : "clear";

/** A ship about to reposition, and everything near it. */
export interface Room {
  readonly game: Situation;
  readonly base: BaseId;
  readonly start: Pose;
  readonly landing: Landing;
  /** The ships nearby, including huge ships used as obstacles, which no ship ignores (HS-HOBS-06, HS-FAQ-01). */
  readonly ships: readonly Box[];
  readonly obstacles: readonly Area[];
  /** The obstacles that the ship may move through. */
  readonly passable: readonly Area[];
}

/** Returns how far from its position a ship can reach with any reposition, including the template and its base. */
const farthest = (size: BaseSize): number => (size === "small" ? mm(190) : mm(220));

/** Returns what is around a ship; undefined for a huge ship, or a ship that is not on the table. */
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

/** True if the base is so far from the edges and all other pieces that exact measuring isn't needed. */
export function isPlainlyFree({ game, base, ships, obstacles }: Room, { x, y }: Pose): boolean {
  const { width, height } = game.board.table;
  const radius = outlineRadius(base);
  if (x < radius || y < radius || x > width - radius || y > height - radius) return false;
  const about = { cx: x, cy: y, radius };
  for (const other of ships) if (isShapeNear(about, other)) return false;
  for (const obstacle of obstacles) if (isAreaNear(about, obstacle)) return false;
  return true;
}

/**
 * Returns the least distance that the ship would have to move to be free; 0 if it is already free. A free ship is on the table, and its
 * base is on no other ship. Unless it may end on obstacles, its base and guides must also be clear of all obstacles.
 */
export function lackOf(room: Room, pose: Pose): number {
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

export const isBarred = ({ landing, obstacles, passable }: Room, { template }: Place): boolean =>
  landing === "clear" && obstacles.some((obstacle) => !passable.includes(obstacle) && areasOverlap(template, obstacle));

export const isLegal = (room: Room, place: Place): boolean => lackOf(room, place.pose) === 0 && !isBarred(room, place);

/** Returns what is wrong with a place; undefined if it is legal. */
export function faultOf(room: Room, place: Place): PlaceProblem | undefined {
  if (isLegal(room, place)) return undefined;
  if (lackOf({ ...room, ships: [], obstacles: [] }, place.pose) > 0) return { fault: "not wholly on the table" };
  if (lackOf({ ...room, obstacles: [] }, place.pose) > 0) return { fault: "on top of", of: "a ship" };
  return { fault: lackOf(room, place.pose) > 0 ? "on an obstacle" : "with the template on an obstacle" };
}
