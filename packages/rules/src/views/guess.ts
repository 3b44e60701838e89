/** A bot's guesses about dials that it can't see. Without a guess, all maneuvers are equally likely. */
import { invariant } from "@broadside/kit";
import type { ShipId } from "../state/state.ts";

export type Random = (below: number) => number;

export interface Guess {
  /**
   * Called for each dial that is set and hidden, with the maneuvers that it may show. Returns one maneuver, or a weight for each in the
   * same order and on any scale. If it returns nothing, or if all weights are 0, all maneuvers are equally likely.
   */
  dial?(ship: ShipId, codes: readonly string[]): string | readonly number[] | undefined;
}

/** The number of possible results of a random draw. It is larger than the number of options in any question. */
export const LOTS = 10_000;

export function guessedDial({ dial }: Guess, ship: ShipId | undefined, codes: readonly string[], random: Random): string | undefined {
  const said = ship !== undefined && codes.length > 0 ? dial?.(ship, codes) : undefined;
  if (typeof said === "string") {
    invariant(codes.includes(said), `${said} is none of ${codes.join(", ")}`);
    return said;
  }
  return (said && weighted(codes, said, random)) ?? pick(codes, random);
}

export const pick = <Thing>(list: readonly Thing[], random: Random): Thing | undefined =>
  list.length === 0 ? undefined : list[random(list.length)];

function weighted(codes: readonly string[], weights: readonly number[], random: Random): string | undefined {
  invariant(weights.length === codes.length, `${weights.length} weights for ${codes.length} maneuvers`);
  let total = 0;
  for (const weight of weights) {
    invariant(weight >= 0 && weight < Number.POSITIVE_INFINITY, `${weight} is no weight`);
    total += weight;
  }
  if (total === 0) return undefined;
  let left = ((random(LOTS) + 0.5) / LOTS) * total;
  let latest: string | undefined;
  for (const [at, code] of codes.entries()) {
    const weight = weights[at] as number;
    if (weight === 0) continue;
    latest = code;
    left -= weight;
    if (left < 0) return code;
  }
  return latest;
}
