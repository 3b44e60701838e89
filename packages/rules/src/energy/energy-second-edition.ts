/** Energy on second-edition huge ships: a kind of charge on the Ship card (2E-HUGE-12 to -19). */
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { energyLimit } from "../queries/figures.ts";
import { sum } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { loseToken } from "../tokens/tokens.ts";
import { gainEnergy } from "./energy.ts";

/**
 * Recovers energy. Only the Ship card's symbols count, as changed by Damage cards (2E-HUGE-12, 2E-HDECK-08). Then the ship spends energy to
 * remove stress tokens, one for one (2E-HUGE-19).
 */
export const recoverEnergy = procedure("recoverEnergy", function* (game: Situation, ship: Ship): Procedure {
  const gain = Math.max(0, game.factsOf(ship).energyRecovery + sum(game, "energyGain", { ship }));
  const energy = Math.min(energyLimit(game, ship), ship.energy + gain);
  if (energy !== ship.energy) game.setShip(ship, { energy });
  shedStress(game, ship, gain > 0 ? ship.tokens.stress : 0);
  yield* [];
});

/**
 * Spends one energy for each stress token that the ship removes, until energy or tokens run out. This happens whenever the ship gains
 * stress (2E-HUGE-18) and when it recovers energy. Other ships have no energy.
 */
export function shedStress(game: Situation, ship: Ship, tokens: number): void {
  const shed = Math.min(tokens, ship.energy, ship.tokens.stress);
  if (shed <= 0) return;
  game.setShip(ship, { energy: ship.energy - shed });
  loseToken(game, ship, "stress", shed);
  game.note({ note: "stress shed by energy", ship: ship.id, amount: shed });
}

/**
 * Lets a ship recover energy through a card. The ship then spends energy to remove its stress tokens (2E-HUGE-19). First-edition huge ships
 * never have stress tokens.
 */
export function regainEnergy(game: Situation, ship: Ship, amount: number): void {
  gainEnergy(game, ship, amount);
  shedStress(game, ship, ship.tokens.stress);
}
