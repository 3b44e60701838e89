/**
 * Which ships may get a marker when forces have been placed: those on the table in the area of the player who chooses (EB-OBJ-06, -07), so
 * none that comes in after set-up or was placed ahead (EB-FAQ-05, -06). Where the scenario names others, these too, and no more
 * (EB-OBJ-08).
 */
import { isInside } from "@broadside/geometry";
import type { Situation } from "../driver/situation.ts";
import { regionsOf } from "../set-up/areas.ts";
import type { Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";

export interface NamedBesides {
  readonly inReserve?: true;
  readonly outsideArea?: true;
}

export const markerCarriers = (game: Situation, seats: readonly Seat[], { inReserve, outsideArea }: NamedBesides = {}): readonly Ship[] =>
  game.state.ships.filter((ship) => {
    if (!seats.includes(ship.seat)) return false;
    if (ship.status === "reserve") return inReserve === true;
    return ship.status === "inPlay" && (outsideArea === true || isInArea(game, ship));
  });

const isInArea = (game: Situation, ship: Ship): boolean =>
  regionsOf(game, ship.seat).some((region) => isInside(region, game.board.base(ship)));
