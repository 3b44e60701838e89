/** Energy: tokens on the Ship cards of huge ships and on cards equipped to them. */
import type { DialManeuver } from "@broadside/cards";
import { window } from "../abilities/window.ts";
import { choose, type Option, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { cardEnergyLimit, energyLimit } from "../queries/figures.ts";
import { sum } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";

/** Never beyond the limit (HS-ENERGY-01, -05); a gain that cards have made less than nothing is none. */
export function gainEnergy(game: Situation, ship: Ship, amount: number): void {
  const gained = Math.min(amount, energyLimit(game, ship) - ship.energy);
  if (gained <= 0) return;
  game.setShip(ship, { energy: ship.energy + gained });
  game.note({ note: "energy", ship: ship.id, amount: gained });
}

/** So much goes back to the supply, or all that there is; it is not spent. */
export function loseEnergy(game: Situation, ship: Ship, amount: number): void {
  const lost = Math.min(amount, ship.energy);
  if (lost <= 0) return;
  game.setShip(ship, { energy: ship.energy - lost });
  game.note({ note: "energy lost", ship: ship.id, amount: lost });
}

/** What lies beyond the limit goes back to the supply (HS-ENERGY-05). */
export const trimEnergy = (game: Situation, ship: Ship): void => loseEnergy(game, ship, ship.energy - energyLimit(game, ship));

/** False, and nothing is spent, where there is not enough (HS-ENERGY-02). */
export function spendEnergy(game: Situation, ship: Ship, amount: number): boolean {
  if (ship.energy < amount) return false;
  if (amount === 0) return true;
  game.setShip(ship, { energy: ship.energy - amount });
  game.note({ note: "energy spent", ship: ship.id, amount: amount });
  return true;
}

/** Energy tokens on an Upgrade card. */
export function setCardEnergy(game: Situation, ship: Ship, at: number, energy: number): void {
  game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, energy } : card)) });
}

/** Of the tokens on an Upgrade card alone (HS-ENERGY-19). False, and nothing is spent, where there are not enough. */
export function spendCardEnergy(game: Situation, ship: Ship, at: number, amount: number): boolean {
  const energy = ship.upgrades[at]?.energy ?? 0;
  if (energy < amount) return false;
  if (amount > 0) setCardEnergy(game, ship, at, energy - amount);
  game.note({ note: "energy spent", ship: ship.id, amount: amount, card: `upgrade:${ship.upgrades[at]?.id}` });
  return true;
}

/** At the start of a game the Ship card and every equipped weapon with an energy limit are full (HS-ENERGY-92-Q, ET-DEPLOY-26). */
export function fillEnergy(game: Situation, ship: Ship): void {
  const { isHuge, upgrades } = game.factsOf(ship);
  if (!isHuge) return;
  const filled = (at: number): number => (upgrades[at]?.attack ? cardEnergyLimit(game, ship, at) : 0);
  game.setShip(ship, {
    energy: energyLimit(game, ship),
    upgrades: ship.upgrades.map((card, at) => (card.faceup && filled(at) > card.energy ? { ...card, energy: filled(at) } : card)),
  });
}

/**
 * The steps between a maneuver and the action (HS-ENERGY-07, -08, -91-Q), of ships whose dial gives energy:
 *
 * 1. gain what the maneuver shows, as cards change it (HS-ENERGY-09), one less for each ion token (HS-TOKEN-05)
 * 2. allocate: tokens go from the Ship card to equipped cards (HS-ENERGY-10)
 * 3. use cards with an Energy header (HS-ENERGY-14), each once; it is no action (HS-ENERGY-15 to -17)
 */
export const energySteps = procedure("energySteps", function* (game: Situation, ship: Ship, { energy }: DialManeuver): Procedure {
  if (energy === undefined || ship.status !== "inPlay") return;
  gainEnergy(game, ship, energy + sum(game, "energyGain", { ship }) - ship.tokens.ion);
  yield* allocateEnergy(game, ship);
  yield* window(game, "useEnergy", { ship: ship.id });
});

const DONE: Option<undefined> = { key: "done", value: undefined };

/** One token after the other, as many as its owner likes; what cards give meanwhile may be allocated too. Nothing comes back (HS-ENERGY-12). */
const allocateEnergy = procedure("allocateEnergy", function* (game: Situation, ship: Ship): Procedure {
  while (placesToAllocate(game, ship).length > 0) {
    const at = yield* choose<number | undefined>((now) => ({
      kind: "allocate energy",
      seat: ship.seat,
      rule: "HS-ENERGY-10",
      about: { ship: ship.id, figure: ship.energy },
      options: [DONE, ...placesToAllocate(now, ship).map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }))],
    }));
    if (at === undefined) return;
    allocate(game, ship, at);
    yield* window(game, "energyAllocated", { ship: ship.id });
  }
});

/** Equipped cards of any section that can hold one more (HS-ENERGY-11, -13, -94-Q), while there is energy on the Ship card. */
function placesToAllocate(game: Situation, ship: Ship): readonly number[] {
  if (ship.energy === 0 || ship.status !== "inPlay") return NO_PLACES;
  return ship.upgrades.flatMap(({ faceup, energy }, at) => (faceup && energy < cardEnergyLimit(game, ship, at) ? [at] : NO_PLACES));
}
const NO_PLACES: readonly number[] = [];

/** One token from the Ship card to an equipped one. */
function allocate(game: Situation, ship: Ship, at: number): void {
  const upgrades = ship.upgrades.map((card, place) => (place === at ? { ...card, energy: card.energy + 1 } : card));
  game.setShip(ship, { energy: ship.energy - 1, upgrades });
  game.note({ note: "energy allocated", ship: ship.id, card: `upgrade:${ship.upgrades[at]?.id}` });
}
