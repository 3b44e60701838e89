/**
 * Finds which ships may get a marker once forces are placed. They must be on the table in the choosing player's area (EB-OBJ-06, -07).
 * Ships that arrive after set-up, or that an ability has placed outside the area, don't qualify (EB-FAQ-05, -06). A scenario may also allow
 * ships in reserve or ships outside the area, but only the ones that it names (EB-OBJ-08).
 */
import { isInside } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
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
