/** Which ships form a wing: a leader and the wingmates that use its dial (EB-WING-01, -02). */
import { areasOverlap, baseAt, hasFled, type Pose, WING_POSITIONS, wingPlace } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { type Ship, shipOf } from "../state/state.ts";

/**
 * Returns a wingmate's leader. Undefined for leaders, for ships that have split or whose leader is gone, and for ships that aren't in a
 * wing.
 */
export function leaderOf({ state }: Situation, { wing }: Ship): Ship | undefined {
  if (!wing || wing.split || wing.position === "leader") return undefined;
  const leader = shipOf(state, wing.leader);
  return leader.status === "inPlay" ? leader : undefined;
}

/** Whether a ship is a wingmate according to its ID card, even if its leader isn't on the table. */
export const isWingmate = ({ wing }: Ship): boolean => wing !== undefined && !wing.split && wing.position !== "leader";

export const isLeader = ({ wing }: Ship): boolean => wing?.position === "leader";

/**
 * Whether a ship has a leader according to its ID card, whether it has split or not. A split ship keeps its ID card and therefore its
 * leader (EB-WID-05).
 */
export const isMember = ({ wing }: Ship): boolean => wing !== undefined && wing.position !== "leader";

/** The wingmates on the table that fly with a leader, by ID (EB-WPHASE-05). */
export const wingmatesOf = (game: Situation, leader: Ship): readonly Ship[] =>
  membersOf(game, leader).filter((ship) => ship.status === "inPlay" && leaderOf(game, ship));

/** Returns all wingmates with ID cards of the leader's wing, by ID, wherever they are and whether they have split or not. */
export function membersOf({ state }: Situation, leader: Ship): readonly Ship[] {
  if (!isLeader(leader)) return NONE;
  const members = state.ships.filter((ship) => isMember(ship) && ship.wing?.leader === leader.id);
  return members.sort((one, other) => idOf(one) - idOf(other));
}
const NONE: readonly Ship[] = [];

/** The number of a ship's wing ID card (EB-WING-06). */
export const idOf = ({ wing }: Ship): number => (wing ? WING_POSITIONS.indexOf(wing.position) + 1 : 0);

/**
 * Returns where the tool places a ship beside its leader. For a large leader, the tool for a larger base is used (EB-WMOVE-02,
 * 2E-WCARD-08).
 */
export function placeInFormation({ board, state }: Situation, ship: Ship): Pose | undefined {
  if (!ship.wing) return undefined;
  const leader = shipOf(state, ship.wing.leader);
  return leader.pose && wingPlace(leader.pose, ship.wing.position, board.baseOf(ship), board.baseOf(leader));
}

/**
 * Whether a place is on the table and not on another ship. Wingmates that haven't moved yet are in the way too (EB-WMOVE-11, -12, -17,
 * -20-Q).
 */
export function isFree({ board, state }: Situation, ship: Ship, pose: Pose): boolean {
  const base = board.baseOf(ship);
  if (hasFled(board.table, base, pose)) return false;
  const area = [baseAt(base, pose)];
  return state.ships.every((other) => other === ship || other.status !== "inPlay" || !other.pose || !areasOverlap(area, board.base(other)));
}
