/**
 * Bonus Attack headers of huge ships: any number of them in an engagement, each once a round, paid with energy of the Ship card
 * (2E-HUGE-13, -34). What is fired by another card has one header a type (2E-HUGE-48).
 */
import type { Situation } from "../driver/situation.ts";
import { spendEnergy } from "../energy/energy.ts";
import { isPrimary, type Ship, type Weapon } from "../state/state.ts";
import { launchedBy } from "./launchers.ts";
import { weaponPart } from "./weapons.ts";

export interface Header {
  /** What is remembered of its use until the round is over. */
  readonly mark: string;
  readonly energy: number;
}

/** All of a weapon, used or not; undefined where it makes standard attacks. */
export function headersOf(game: Situation, ship: Ship, weapon: Weapon): readonly Header[] | undefined {
  if (isPrimary(weapon)) return undefined;
  const launched = launchedBy(game, ship, weapon);
  if (launched) return [{ mark: `header ${launched.header}`, energy: launched.energy }];
  return weaponPart(game, ship, weapon)?.headers?.map((energy, at) => ({ mark: `header ${weapon}.${at + 1}`, energy }));
}

/** The next of a weapon that can be used and paid for. */
export const nextHeader = (game: Situation, ship: Ship, weapon: Weapon): Header | undefined =>
  headersOf(game, ship, weapon)?.find(({ mark, energy }) => !ship.usedThisRound.includes(mark) && energy <= ship.energy);

export function useHeader(game: Situation, ship: Ship, { mark, energy }: Header): void {
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, mark] });
  spendEnergy(game, ship, energy);
}
