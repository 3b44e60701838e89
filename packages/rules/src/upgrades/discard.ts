/** Upgrade cards that leave play. */
import type { Situation } from "../driver/situation.ts";
import { trimEnergy } from "../energy/energy.ts";
import type { Ship } from "../state/state.ts";

/** A discarded Upgrade card is turned facedown and out of play (1E-SQUAD-07); energy that the ship can no longer hold goes with it (HS-ENERGY-05). */
export function discardUpgrade(game: Situation, ship: Ship, at: number): void {
  if (!ship.upgrades[at]?.faceup) return;
  game.setShip(ship, { upgrades: ship.upgrades.map((one, place) => (place === at ? { ...one, faceup: false, energy: 0 } : one)) });
  if (game.factsOf(ship).isHuge) trimEnergy(game, ship);
  game.note({ note: "upgrade discarded", ship: ship.id, card: `upgrade:${ship.upgrades[at]?.id}` });
}
