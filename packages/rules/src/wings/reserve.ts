/** Takes a whole wing off the table because of a card. It stays a wing and returns with its leader. Used by cards. */
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";
import { wingmatesOf } from "./wing.ts";

export function reservedWing(game: Situation, leader: Ship): void {
  for (const ship of [...wingmatesOf(game, leader), leader]) {
    game.setShip(ship, { status: "reserve", pose: undefined, dial: undefined });
    game.note({ note: "in reserve", ship: ship.id });
  }
}
