/** Where the maneuvers of a dial end, if nothing is in their way, and what they cost the ship itself. */
import type { DialManeuver } from "@broadside/cards";
import { areasOverlap, baseAt, hasFled, maneuverTemplate, type Pose } from "@broadside/geometry";
import { energyLimit, type Game } from "@broadside/rules";
import { canFly, courseOf, difficultyOf, endOfManeuver } from "@broadside/rules/procedures";
import { type Stand, standAt } from "./stand.ts";
import type { Unit } from "./unit.ts";

export interface End {
  readonly code: string;
  readonly pose: Pose;
  readonly stand: Stand;
  readonly speed: number;
  /** Gained by a huge ship that has room for it. */
  readonly energy: number;
  readonly isRed: boolean;
  readonly isGreen: boolean;
  readonly leaves: boolean;
  /** It flies through an obstacle or ends on one. */
  readonly isRough: boolean;
  readonly isOnRock: boolean;
  /** Whether the ship may be expected to perform an action there. */
  readonly acts: boolean;
  /** Of the maneuvers that could follow, the share that stays on the table. */
  readonly freedom: number;
}

/** Of every maneuver that a ship can fly. What is red for a stressed ship is none. */
export function endsOf(game: Game, unit: Unit, codes?: readonly string[]): readonly End[] {
  const { ship } = unit;
  const dial = game.factsOf(ship).dial;
  const isStressed = ship.tokens.stress > 0;
  const found: End[] = [];
  const refused: End[] = [];
  const { pose } = ship;
  if (!pose) return found;
  for (const [code, maneuver] of dial) {
    if ((codes && !codes.includes(code)) || !canFly(game, ship, code)) continue;
    const end = endOf(game, unit, pose, code, maneuver, isStressed);
    if (end.leaves || (end.isRed && isStressed)) refused.push(end);
    else found.push(end);
  }
  return found.length > 0 ? found : refused.length > 0 ? refused : [standing(unit)];
}

/** Where it stands now. */
export const standing = ({ ship, stand }: Unit): End => ({
  code: ship.dial ?? "",
  pose: ship.pose ?? NOWHERE,
  stand,
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

function endOf(game: Game, { ship, base }: Unit, from: Pose, code: string, maneuver: DialManeuver, isStressed: boolean): End {
  const pose = endOfManeuver(base, from, maneuver);
  const colour = difficultyOf(game, ship, maneuver);
  const leaves = hasFled(game.board.table, base, pose);
  const stand = standAt(base, pose);
  const { isRough, isOnRock } = leaves || game.factsOf(ship).isHuge ? SMOOTH : roughness(game, base, from, pose, maneuver, stand);
  const isGreen = colour === "blue" || colour === "green";
  const isRed = colour === "red";
  return {
    code,
    pose,
    stand,
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
  stand: Stand,
): typeof SMOOTH | { isRough: boolean; isOnRock: boolean } {
  const obstacles = game.board.obstacles();
  if (obstacles.length === 0) return SMOOTH;
  const middle = { x: (from.x + pose.x) / 2, y: (from.y + pose.y) / 2 };
  const dx = pose.x - from.x;
  const dy = pose.y - from.y;
  const reach = Math.sqrt(dx * dx + dy * dy) / 2 + stand.radius * 2;
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
 * The share of maneuvers that stay on the table, of a huge ship those from which another does: near the middle none leaves, and nothing is
 * computed.
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
/** Farther than any maneuver goes, with its base; of a huge ship, than two. */
const FAR_FROM_EDGES = 320_000;
const FAR_FOR_HUGE = 700_000;
