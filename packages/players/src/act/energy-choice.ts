/**
 * Chooses where a huge ship puts its energy: on a card that it can fill for an attack, after setting aside the energy that its shields
 * need.
 */
import { type ChoiceAsk, cardEnergyLimit, type Game, type Ship, shieldsLeft, shieldValue, weaponPart } from "@broadside/rules";
import type { Choice } from "../fight/choice.ts";

/**
 * Chooses a card for a single token, because the rules ask for one token at a time. Cards without enough energy for their next use come
 * first; among them, those that need the fewest tokens.
 */
export function chosenAllocation(game: Game, { about, options }: ChoiceAsk): Choice | undefined {
  const ship = game.state.ships.find(({ id }) => id === about?.ship);
  if (!ship) return undefined;
  const free = ship.energy - Math.min(MOST_KEPT, shieldValue(game, ship) - shieldsLeft(ship));
  const [best] = options
    .flatMap(({ key, value }) => (typeof value === "number" ? [{ key, ...needOf(game, ship, value) }] : []))
    .filter(({ missing }) => missing <= free)
    .sort((one, other) => Number(one.isReady) - Number(other.isReady) || one.missing - other.missing);
  return best
    ? { key: best.key, reasons: [{ key: best.isReady ? "energy for another use" : "energy for an attack" }] }
    : { key: options[0].key, reasons: [{ key: "no card to fill" }] };
}
/** The maximum energy saved for missing shields. */
const MOST_KEPT = 3;

/**
 * Returns how many tokens a card needs for its next use. For a weapon it is the cost of an attack, for any other card as many as it can
 * hold.
 */
function needOf(game: Game, ship: Ship, at: number): { readonly missing: number; readonly isReady: boolean } {
  const held = ship.upgrades[at]?.energy ?? 0;
  const limit = cardEnergyLimit(game, ship, at);
  const cost = Math.min(weaponPart(game, ship, at)?.energy ?? limit, limit);
  return { missing: Math.max(1, cost - held), isReady: held >= cost };
}
