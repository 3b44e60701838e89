/** Where a huge ship puts its energy: on a card that can be filled for an attack, but for what its shields need. */
import { type ChoiceAsk, cardEnergyLimit, type Game, type Ship, shieldsLeft, shieldValue, weaponPart } from "@broadside/rules";
import type { Choice } from "../fight/choice.ts";

/** One token after the other is asked for, so what is begun is filled first, then what takes least. */
export function chosenAllocation(game: Game, { about, options }: ChoiceAsk): Choice | undefined {
  const ship = game.state.ships.find(({ id }) => id === about?.ship);
  if (!ship) return undefined;
  const free = ship.energy - Math.min(MOST_KEPT, shieldValue(game, ship) - shieldsLeft(ship));
  const [best] = options
    .flatMap(({ key, value }) => (typeof value === "number" ? [{ key, ...needOf(game, ship, value) }] : []))
    .filter(({ missing }) => missing <= free)
    .sort((one, other) => Number(one.isReady) - Number(other.isReady) || one.missing - other.missing);
  return best
    ? { key: best.key, reason: best.isReady ? "energy for a further use" : "energy for an attack" }
    : { key: options[0].key, reason: "no card can be filled with what is left" };
}
/** Shields that energy is kept for. */
const MOST_KEPT = 3;

/** How many tokens a card lacks for its next use: of a weapon what an attack costs, of another card all that it holds. */
function needOf(game: Game, ship: Ship, at: number): { readonly missing: number; readonly isReady: boolean } {
  const held = ship.upgrades[at]?.energy ?? 0;
  const limit = cardEnergyLimit(game, ship, at);
  const cost = Math.min(weaponPart(game, ship, at)?.energy ?? limit, limit);
  return { missing: Math.max(1, cost - held), isReady: held >= cost };
}
