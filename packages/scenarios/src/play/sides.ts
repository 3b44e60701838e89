/** Sides as scenarios count them. */
import type { Seat, Ship, Situation } from "@broadside/rules";
import { numberOf, type Side, sidesOf, speakerOf } from "@broadside/rules/scenarios";
import type { Role } from "../sheet.ts";

const isLeft = ({ status }: Ship): boolean => status === "inPlay" || status === "docked" || status === "reserve";

export const shipsOf = ({ state }: Situation, { seats }: Side): readonly Ship[] => state.ships.filter(({ seat }) => seats.includes(seat));

/** Whether a side has no ships left; docked ships and those in reserve still count (2E-END-06). */
export const isWiped = (game: Situation, side: Side): boolean => !shipsOf(game, side).some(isLeft);

/** How many ships a side has lost, destroyed or fled. */
export function shipsLost(game: Situation, side: number): number {
  const at = sidesOf(game)[side];
  return at ? shipsOf(game, at).filter(({ status }) => status === "destroyed" || status === "fled").length : 0;
}

/** The first team attacks, the second defends (EB-ORDER-12). */
export function sideWith(game: Situation, role: Role): Side {
  const [one, other] = sidesOf(game) as readonly [Side, Side];
  const isFirst = numberOf(game, one.seats[0] ?? 0) <= numberOf(game, other.seats[0] ?? 0);
  return isFirst === (role === "attacker") ? one : other;
}

/** The member whose turn it is on a side: members still playing take turns in player order (EB-ORDER-18-Q). */
export function memberInTurn({ state }: Situation, { seats }: Side, turn: number): Seat {
  const inOrder = state.initiative.filter((seat) => seats.includes(seat));
  const playing = inOrder.filter((seat) => state.seats[seat]?.status === "playing");
  const members = playing.length > 0 ? playing : inOrder;
  return members[turn % members.length] ?? 0;
}

/** Docked ships and those in reserve are not in play. */
export const hasShipInPlay = (game: Situation, side: Side): boolean => shipsOf(game, side).some(({ status }) => status === "inPlay");

/** Sides with a ship on the table. */
export const sidesInPlay = (game: Situation): readonly Side[] => sidesOf(game).filter((side) => hasShipInPlay(game, side));

/** The seat that scores for a side: the member who earned the points, or else the side's speaker. */
export const scorerOf = (game: Situation, side: Side, by?: Seat): Seat =>
  by !== undefined && side.seats.includes(by) ? by : speakerOf(game, side);
