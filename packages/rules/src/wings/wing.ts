/** Who belongs to a wing: a leader and the wingmates that fly by its dial (EB-WING-01, -02). */
import { areasOverlap, baseAt, hasFled, type Pose, WING_POSITIONS, wingPlace } from "@broadside/geometry";
import type { Situation } from "../driver/situation.ts";
import { type Ship, shipOf } from "../state/state.ts";

/** The leader that a wingmate flies with; undefined for leaders, for ships that have split or have lost their leader, and all others. */
export function leaderOf({ state }: Situation, { wing }: Ship): Ship | undefined {
  if (!wing || wing.split || wing.position === "leader") return undefined;
  const leader = shipOf(state, wing.leader);
  return leader.status === "inPlay" ? leader : undefined;
}

/** By its ID card it flies in a wing, whether its leader is on the table or not. */
export const isWingmate = ({ wing }: Ship): boolean => wing !== undefined && !wing.split && wing.position !== "leader";

export const isLeader = ({ wing }: Ship): boolean => wing?.position === "leader";

/** Of a wing, whether it flies in it or not; a split ship keeps its ID card, and so its leader (EB-WID-05). */
export const isMember = ({ wing }: Ship): boolean => wing !== undefined && wing.position !== "leader";

/** Those on the table that fly with it, by their ID numbers (EB-WPHASE-05). */
export const wingmatesOf = (game: Situation, leader: Ship): readonly Ship[] =>
  membersOf(game, leader).filter((ship) => ship.status === "inPlay" && leaderOf(game, ship));

/** All that have its ID cards, wherever they are, by their numbers. */
export function membersOf({ state }: Situation, leader: Ship): readonly Ship[] {
  if (!isLeader(leader)) return NONE;
  const members = state.ships.filter((ship) => isMember(ship) && ship.wing?.leader === leader.id);
  return members.sort((one, other) => idOf(one) - idOf(other));
}
const NONE: readonly Ship[] = [];

/** The number of its wing ID card (EB-WING-06). */
export const idOf = ({ wing }: Ship): number => (wing ? WING_POSITIONS.indexOf(wing.position) + 1 : 0);

/** Where the tool sets a ship beside its leader; a large leader has its tool behind a larger base (EB-WMOVE-02, 2E-WCARD-08). */
export function placeInFormation({ board, state }: Situation, ship: Ship): Pose | undefined {
  if (!ship.wing) return undefined;
  const leader = shipOf(state, ship.wing.leader);
  return leader.pose && wingPlace(leader.pose, ship.wing.position, board.baseOf(ship), board.baseOf(leader));
}

/** On the table, and on no other ship, those of its own wing that have still to move among them (EB-WMOVE-11, -12, -17, -20-Q). */
export function isFree({ board, state }: Situation, ship: Ship, pose: Pose): boolean {
  const base = board.baseOf(ship);
  if (hasFled(board.table, base, pose)) return false;
  const area = [baseAt(base, pose)];
  return state.ships.every((other) => other === ship || other.status !== "inPlay" || !other.pose || !areasOverlap(area, board.base(other)));
}
