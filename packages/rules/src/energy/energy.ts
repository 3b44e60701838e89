/** Energy: tokens on huge ships' Ship cards and on their equipped cards. */
import type { DialManeuver } from "@broadside/cards";
import { window } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { cardEnergyLimit, energyLimit } from "../queries/figures.ts";
import { sum } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";

/** Gains energy, but never beyond the limit (HS-ENERGY-01, -05). If cards make the gain negative, the ship gains nothing. */
export function gainEnergy(game: Situation, ship: Ship, amount: number): void {
  const gained = Math.min(amount, energyLimit(game, ship) - ship.energy);
  if (gained <= 0) return;
  game.setShip(ship, { energy: ship.energy + gained });
  game.note({ note: "energy", ship: ship.id, amount: gained });
}

/** Puts this much energy back into the supply, or all of it if the ship has less. This doesn't count as spending it. */
export function loseEnergy(game: Situation, ship: Ship, amount: number): void {
  const lost = Math.min(amount, ship.energy);
  if (lost <= 0) return;
  game.setShip(ship, { energy: ship.energy - lost });
  game.note({ note: "energy lost", ship: ship.id, amount: lost });
}

/** Returns energy beyond the limit to the supply (HS-ENERGY-05). */
export const trimEnergy = (game: Situation, ship: Ship): void => loseEnergy(game, ship, ship.energy - energyLimit(game, ship));

/** Spends energy. Returns false, and spends nothing, if there isn't enough (HS-ENERGY-02). */
export function spendEnergy(game: Situation, ship: Ship, amount: number): boolean {
  if (ship.energy < amount) return false;
  if (amount === 0) return true;
  game.setShip(ship, { energy: ship.energy - amount });
  game.note({ note: "energy spent", ship: ship.id, amount: amount });
  return true;
}

/** Sets the number of energy tokens on an Upgrade card. */
export function setCardEnergy(game: Situation, ship: Ship, at: number, energy: number): void {
  game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, energy } : card)) });
}

/** Spends only tokens on an Upgrade card (HS-ENERGY-19). Returns false, and spends nothing, if there aren't enough. */
export function spendCardEnergy(game: Situation, ship: Ship, at: number, amount: number): boolean {
  const energy = ship.upgrades[at]?.energy ?? 0;
  if (energy < amount) return false;
  if (amount > 0) setCardEnergy(game, ship, at, energy - amount);
  game.note({ note: "energy spent", ship: ship.id, amount: amount, card: `upgrade:${ship.upgrades[at]?.id}` });
  return true;
}

/** At the start of the game, the Ship card and every equipped weapon with an energy limit are full (HS-ENERGY-92-Q, ET-DEPLOY-26). */
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
 * The steps between maneuver and action (HS-ENERGY-07, -08, -91-Q), for ships whose dial gives energy:
 *
 * 1. gain the maneuver's energy, as changed by cards (HS-ENERGY-09), minus one per ion token (HS-TOKEN-05)
 * 2. allocate: move tokens from the Ship card to equipped cards (HS-ENERGY-10)
 * 3. use cards with an Energy header (HS-ENERGY-14), each once; this isn't an action (HS-ENERGY-15 to -17)
 */
export const energySteps = procedure("energySteps", function* (game: Situation, ship: Ship, { energy }: DialManeuver): Procedure {
  if (energy === undefined || ship.status !== "inPlay") return;
  gainEnergy(game, ship, energy + sum(game, "energyGain", { ship }) - ship.tokens.ion);
  yield* allocateEnergy(game, ship);
  yield* window(game, "useEnergy", { ship: ship.id });
});

const DONE: Option<undefined> = { key: "done", value: undefined };

/**
 * Lets the owner move as many tokens as they like, one at a time. Energy gained from cards meanwhile may be moved too. Tokens can't be
 * moved back (HS-ENERGY-12).
 */
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

/**
 * Lists the equipped cards, in any section, that have room for another token (HS-ENERGY-11, -13, -94-Q). Returns none if the Ship card has
 * no energy.
 */
function placesToAllocate(game: Situation, ship: Ship): readonly number[] {
  if (ship.energy === 0 || ship.status !== "inPlay") return NO_PLACES;
  return ship.upgrades.flatMap(({ faceup, energy }, at) => (faceup && energy < cardEnergyLimit(game, ship, at) ? [at] : NO_PLACES));
}
const NO_PLACES: readonly number[] = [];

/** Moves one token from the Ship card to an equipped card. */
function allocate(game: Situation, ship: Ship, at: number): void {
  const upgrades = ship.upgrades.map((card, place) => (place === at ? { ...card, energy: card.energy + 1 } : card));
  game.setShip(ship, { energy: ship.energy - 1, upgrades });
  game.note({ note: "energy allocated", ship: ship.id, card: `upgrade:${ship.upgrades[at]?.id}` });
}
