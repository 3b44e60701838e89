/** Sides, and what scenarios count on them. */
import type { Seat, Ship, Situation } from "@broadside/rules";
import { numberOf, type Side, sidesOf, speakerOf } from "@broadside/rules/scenarios";
import type { Role } from "../sheet.ts";

const isLeft = ({ status }: Ship): boolean => status === "inPlay" || status === "docked" || status === "reserve";

export const shipsOf = ({ state }: Situation, { seats }: Side): readonly Ship[] => state.ships.filter(({ seat }) => seats.includes(seat));

/** True if a side has no ships left. Docked ships and ships in reserve still count (2E-END-06). */
export const isWiped = (game: Situation, side: Side): boolean => !shipsOf(game, side).some(isLeft);

/** Returns how many of a side's ships have been destroyed or have fled. */
export function shipsLost(game: Situation, side: number): number {
  const at = sidesOf(game)[side];
  return at ? shipsOf(game, at).filter(({ status }) => status === "destroyed" || status === "fled").length : 0;
}

/** Returns the side with a role. The first team attacks, and the second defends (EB-ORDER-12). */
export function sideWith(game: Situation, role: Role): Side {
  const [one, other] = sidesOf(game) as readonly [Side, Side];
  const isFirst = numberOf(game, one.seats[0] ?? 0) <= numberOf(game, other.seats[0] ?? 0);
  return isFirst === (role === "attacker") ? one : other;
}

/**
 * Returns the member of a side whose turn it is. `turn` is the number of turns that the side has already had. Members who are still playing
 * take turns in player order (EB-ORDER-18-Q).
 */
export function memberInTurn({ state }: Situation, { seats }: Side, turn: number): Seat {
  const inOrder = state.initiative.filter((seat) => seats.includes(seat));
  const playing = inOrder.filter((seat) => state.seats[seat]?.status === "playing");
  const members = playing.length > 0 ? playing : inOrder;
  return members[turn % members.length] ?? 0;
}

/** True if a side has a ship in play. Docked ships and ships in reserve are not in play. */
export const hasShipInPlay = (game: Situation, side: Side): boolean => shipsOf(game, side).some(({ status }) => status === "inPlay");

/** Returns the sides that have a ship on the table. */
export const sidesInPlay = (game: Situation): readonly Side[] => sidesOf(game).filter((side) => hasShipInPlay(game, side));

/** Returns the seat that scores for a side: the member who earned the points. If no member did, the one who speaks for the side scores. */
export const scorerOf = (game: Situation, side: Side, by?: Seat): Seat =>
  by !== undefined && side.seats.includes(by) ? by : speakerOf(game, side);
