/** What a program thinks of dials that it cannot see. Without an opinion each maneuver is as likely as any other. */
import { invariant } from "@broadside/kit";
import type { ShipId } from "../state/state.ts";

export type Random = (below: number) => number;

export interface Guess {
  /**
   * Asked for each dial that is set and hidden, with the maneuvers that it may show: the one it shows, or how likely each is, in their order
   * and in any unit. Where nothing is said, or all weights are 0, each is as likely as any other.
   */
  dial?(ship: ShipId, codes: readonly string[]): string | readonly number[] | undefined;
}

/** So fine is a lot; more than a question has options. */
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
