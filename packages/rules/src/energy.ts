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

/** What lies beyond the limit goes back to the supply (HS-ENERGY-05). */
export function trimEnergy(game: Game, ship: Ship): void {
  const limit = energyLimit(game, ship);
  if (ship.energy > limit) game.setShip(ship, { energy: limit });
}

/** False, and nothing is spent, where there is not enough (HS-ENERGY-02). */
export function spendEnergy(game: Game, ship: Ship, amount: number): boolean {
  if (ship.energy < amount) return false;
  if (amount === 0) return true;
  game.setShip(ship, { energy: ship.energy - amount });
  game.note({ note: "energy spent", ship: ship.id, figure: amount });
  return true;
}

/** Energy tokens on an Upgrade card. */
export function setCardEnergy(game: Game, ship: Ship, at: number, energy: number): void {
  game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, energy } : card)) });
}

/** Of the tokens on an Upgrade card alone (HS-ENERGY-19). False, and nothing is spent, where there are not enough. */
export function spendCardEnergy(game: Game, ship: Ship, at: number, amount: number): boolean {
  const energy = ship.upgrades[at]?.energy ?? 0;
  if (energy < amount) return false;
  if (amount > 0) setCardEnergy(game, ship, at, energy - amount);
  game.note({ note: "energy spent", ship: ship.id, figure: amount, card: `upgrade:${ship.upgrades[at]?.id}` });
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
