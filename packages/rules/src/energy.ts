/** Energy: tokens on the Ship cards of huge ships. */
import type { DialManeuver } from "@broadside/cards";
import type { Procedure } from "./ask.ts";
import { energyLimit } from "./figures.ts";
import type { Game } from "./game.ts";
import { procedure } from "./procedure.ts";
import { sum } from "./query.ts";
import type { Ship } from "./state.ts";
import { window } from "./window.ts";

/** Never beyond the limit (HS-ENERGY-01, -05); a gain that cards have made less than nothing is none. */
export function gainEnergy(game: Game, ship: Ship, amount: number): void {
  const gained = Math.min(amount, energyLimit(game, ship) - ship.energy);
  if (gained <= 0) return;
  game.setShip(ship, { energy: ship.energy + gained });
  game.note({ note: "energy", ship: ship.id, figure: gained });
}

/** False, and nothing is spent, where there is not enough (HS-ENERGY-02). */
export function spendEnergy(game: Game, ship: Ship, amount: number): boolean {
  if (ship.energy < amount) return false;
  if (amount === 0) return true;
  game.setShip(ship, { energy: ship.energy - amount });
  game.note({ note: "energy spent", ship: ship.id, figure: amount });
  return true;
}

/**
 * The steps between a maneuver and the action (HS-ENERGY-07, -08), of ships whose dial gives energy:
 *
 * 1. gain what the maneuver shows, as cards change it (HS-ENERGY-09)
 * 2. use cards with an Energy header (HS-ENERGY-14)
 */
export const energySteps = procedure("energySteps", function* (game: Game, ship: Ship, { energy }: DialManeuver): Procedure {
  if (energy === undefined || ship.status !== "inPlay") return;
  gainEnergy(game, ship, energy + sum(game, "energyGain", { ship }));
  yield* window(game, "useEnergy", { ship: ship.id });
});
