/**
 * Bonus Attack headers of huge ships. A ship may use any number per engagement, each once a round, and pays with energy from the Ship card
 * (2E-HUGE-13, -34). If another card fires a weapon, that card has one header for each type of weapon (2E-HUGE-48).
 */
import type { Situation } from "../contract/situation.ts";
import { spendEnergy } from "../energy/energy.ts";
import { isPrimary, type Ship, type Weapon } from "../state/state.ts";
import { launchedBy } from "./launchers.ts";
import { weaponPart } from "./weapons.ts";

export interface Header {
  /** The mark that shows that the header was used. It lasts until the end of the round. */
  readonly mark: string;
  readonly energy: number;
}

/** Returns all headers of a weapon, used or not; undefined if it makes standard attacks. */
export function headersOf(game: Situation, ship: Ship, weapon: Weapon): readonly Header[] | undefined {
  if (isPrimary(weapon)) return undefined;
  const launched = launchedBy(game, ship, weapon);
  if (launched) return [{ mark: `header ${launched.header}`, energy: launched.energy }];
  return weaponPart(game, ship, weapon)?.headers?.map((energy, at) => ({ mark: `header ${weapon}.${at + 1}`, energy }));
}

/** Returns the weapon's next header that is unused and affordable. */
export const nextHeader = (game: Situation, ship: Ship, weapon: Weapon): Header | undefined =>
  headersOf(game, ship, weapon)?.find(({ mark, energy }) => !ship.usedThisRound.includes(mark) && energy <= ship.energy);

export function useHeader(game: Situation, ship: Ship, { mark, energy }: Header): void {
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, mark] });
  spendEnergy(game, ship, energy);
}
