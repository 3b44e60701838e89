/** Finds where the maneuvers of a dial end if nothing is in the way, and what they cost the ship. */
import type { DialManeuver } from "@broadside/cards";
import { areasOverlap, baseAt, hasFled, maneuverTemplate, type Pose } from "@broadside/geometry";
import { energyLimit, type Game } from "@broadside/rules";
import { canFly, courseOf, difficultyOf, endOfManeuver } from "@broadside/rules/procedures";
import { type BasePosition, basePositionAt } from "./base-position.ts";
import type { Unit } from "./unit.ts";

export interface ManeuverEnd {
  readonly code: string;
  readonly pose: Pose;
  readonly position: BasePosition;
  readonly speed: number;
  /** The energy that a huge ship gains, up to its limit. */
  readonly energy: number;
  readonly isRed: boolean;
  readonly isGreen: boolean;
  readonly leaves: boolean;
  /** True if the ship flies through an obstacle or ends on one. */
  readonly isRough: boolean;
  readonly isOnRock: boolean;
  /** Whether the ship is expected to perform an action there. */
  readonly acts: boolean;
  /** The share of the next round's maneuvers with which the ship would stay on the table. */
  readonly freedom: number;
}

/** Returns the ends of every maneuver that a ship can fly. A stressed ship can't fly red maneuvers. */
export function endsOf(game: Game, unit: Unit, codes?: readonly string[]): readonly ManeuverEnd[] {
  const { ship } = unit;
  const dial = game.factsOf(ship).dial;
  const isStressed = ship.tokens.stress > 0;
  const found: ManeuverEnd[] = [];
  const refused: ManeuverEnd[] = [];
  const { pose } = ship;
  if (!pose) return found;
  for (const [code, maneuver] of dial) {
    if ((codes && !codes.includes(code)) || !canFly(game, ship, code)) continue;
    const end = endOf(game, unit, pose, code, maneuver, isStressed);
    if (end.leaves || (end.isRed && isStressed)) refused.push(end);
    else found.push(end);
  }
  return found.length > 0 ? found : refused.length > 0 ? refused : [currentEnd(unit)];
}

/** Where the ship is now. */
export const currentEnd = ({ ship, position }: Unit): ManeuverEnd => ({
  code: ship.dial ?? "",
  pose: ship.pose ?? NOWHERE,
  position,
  speed: 0,
  energy: 0,
  isRed: false,
  isGreen: false,
  leaves: false,
  isRough: false,
  isOnRock: false,
  acts: true,
  freedom: 1,
});
const NOWHERE: Pose = { x: 0, y: 0, heading: 0 };

function endOf(game: Game, { ship, base }: Unit, from: Pose, code: string, maneuver: DialManeuver, isStressed: boolean): ManeuverEnd {
  const pose = endOfManeuver(base, from, maneuver);
  const colour = difficultyOf(game, ship, maneuver);
  const leaves = hasFled(game.board.table, base, pose);
  const position = basePositionAt(base, pose);
  const { isRough, isOnRock } = leaves || game.factsOf(ship).isHuge ? SMOOTH : roughness(game, base, from, pose, maneuver, position);
  const isGreen = colour === "blue" || colour === "green";
  const isRed = colour === "red";
  return {
    code,
    pose,
    position,
    speed: maneuver.speed,
    energy: maneuver.energy === undefined ? 0 : Math.min(maneuver.energy, energyLimit(game, ship) - ship.energy),
    isRed,
    isGreen,
    leaves,
    isRough,
    isOnRock,
    acts: !isRed && !isRough && (!isStressed || (isGreen && ship.tokens.stress === 1)),
    freedom: leaves ? 0 : freedomAt(game, base, pose, game.factsOf(ship).dial, game.factsOf(ship).isHuge),
  };
}

const SMOOTH = { isRough: false, isOnRock: false } as const;

function roughness(
  game: Game,
  base: Unit["base"],
  from: Pose,
  pose: Pose,
  maneuver: DialManeuver,
  position: BasePosition,
): typeof SMOOTH | { isRough: boolean; isOnRock: boolean } {
  const obstacles = game.board.obstacles();
  if (obstacles.length === 0) return SMOOTH;
  const middle = { x: (from.x + pose.x) / 2, y: (from.y + pose.y) / 2 };
  const dx = pose.x - from.x;
  const dy = pose.y - from.y;
  const reach = Math.sqrt(dx * dx + dy * dy) / 2 + position.radius * 2;
  let isRough = false;
  for (const area of obstacles) {
    const [solid] = area;
    if (!solid) continue;
    const ox = solid.cx - middle.x;
    const oy = solid.cy - middle.y;
    const far = reach + solid.radius;
    if (ox * ox + oy * oy > far * far) continue;
    if (areasOverlap([baseAt(base, pose)], area)) return { isRough: true, isOnRock: true };
    isRough ||= areasOverlap(maneuverTemplate(base, from, courseOf(maneuver)), area);
  }
  return isRough ? { isRough, isOnRock: false } : SMOOTH;
}

/**
 * Returns the share of maneuvers that stay on the table. For a huge ship, a maneuver counts only if another one can follow it and stay on
 * the table as well. Near the centre of the table, no maneuver can leave it, so nothing is computed there.
 */
export function freedomAt(game: Game, base: Unit["base"], pose: Pose, dial: ReadonlyMap<string, DialManeuver>, isHuge: boolean): number {
  const { width, height } = game.board.table;
  const margin = Math.min(pose.x, width - pose.x, pose.y, height - pose.y);
  if (margin > (isHuge ? FAR_FOR_HUGE : FAR_FROM_EDGES)) return 1;
  const stays = (end: Pose): boolean => !hasFled(game.board.table, base, end);
  const goesOn = (end: Pose): boolean => !isHuge || [...dial.values()].some((maneuver) => stays(endOfManeuver(base, end, maneuver)));
  let staying = 0;
  for (const maneuver of dial.values()) {
    const end = endOfManeuver(base, pose, maneuver);
    if (stays(end) && goesOn(end)) staying += 1;
  }
  return staying / Math.max(1, dial.size);
}
/**
 * A ship at least this far from every edge can't leave the table: the distance is longer than any maneuver plus the base, or than two
 * maneuvers of a huge ship.
 */
const FAR_FROM_EDGES = 320_000;
const FAR_FOR_HUGE = 700_000;
