/**
 * Pairs sides if some of them may not meet, such as teams of different sizes. As few as possible sit out, then as few as possible meet
 * again. Then the bye goes to the sides that are due for it, and then sides close in points meet. Lots decide the rest.
 */
import { randomStream, scramble } from "@broadside/kit";
import type { Contender, PairingRules } from "./contender.ts";
import { cheapestPairing } from "./matching.ts";

export type Fits = (one: string, other: string) => boolean;

export interface FittingPairing {
  /** The better side comes first in a pair, and the best pair first. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Sides without an opponent. */
  readonly out: readonly string[];
}

const LOT = 5;
const MOST_LOT = 1_000_000;
/** The cost of a pair that can't meet. It is more than if both sides sat out. */
const UNFIT = 3;
/**
 * The numbers in a cost, most important first. For a side that sits out and for a pair: whether the side sits out, whether the two share a
 * label or meet again, and how often they have met. For a side that sits out: its byes so far, its points and its margin. For a pair: the
 * difference in points, and its square. The last number is a lot.
 */
const WIDTH = 10;

/** In the first round, sides that share a label are kept apart. */
export function pairFitting(
  contenders: readonly Contender[],
  fits: Fits,
  { fewestByesFirst }: PairingRules,
  seed: number,
  isFirst: boolean,
): FittingPairing {
  const sides = contenders.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const draw = randomStream(scramble(seed, LOT));
  const lot = (): number => draw(MOST_LOT);
  // Each side could sit out, so there are as many empty places as sides.
  const count = 2 * sides.length;
  const costs = new Float64Array(count * count * WIDTH);
  const put = (u: number, v: number, cost: readonly number[]): void => {
    costs.set(cost, (u * count + v) * WIDTH);
    costs.set(cost, (v * count + u) * WIDTH);
  };
  for (const [u, one] of sides.entries()) {
    const alone = [1, 0, 0, 0, fewestByesFirst ? one.byes : 0, one.points, one.margin, 0, 0, lot()];
    for (let empty = sides.length; empty < count; empty += 1) put(u, empty, alone);
    for (const [v, other] of sides.entries()) if (v > u) put(u, v, meetingCost(one, other, fits(one.id, other.id), isFirst, lot()));
  }
  const mates = cheapestPairing(count, WIDTH, costs);
  const byStanding = (one: Contender, other: Contender): number => other.points - one.points || other.margin - one.margin;
  const pairs = sides.flatMap((side, place) => {
    const mate = sides[mates[place] ?? count];
    return mate && (mates[place] ?? 0) > place ? [[side, mate].toSorted(byStanding)] : [];
  });
  const best = ([first]: readonly Contender[]): Contender | undefined => first;
  const inOrder = pairs.toSorted((one, other) => {
    const [a, b] = [best(one), best(other)];
    return a && b ? byStanding(a, b) : 0;
  });
  return {
    pairs: inOrder.map(([one, two]) => [one?.id ?? "", two?.id ?? ""] as const),
    out: sides.filter((_, place) => (mates[place] ?? count) >= sides.length).map(({ id }) => id),
  };
}

function meetingCost(one: Contender, other: Contender, fit: boolean, isFirst: boolean, lot: number): readonly number[] {
  const meetings = one.met.get(other.id) ?? 0;
  const difference = Math.abs(one.points - other.points);
  const together = isFirst && one.apart.some((label) => other.apart.includes(label)) ? 1 : 0;
  return [fit ? 0 : UNFIT, together, meetings > 0 ? 1 : 0, meetings, 0, 0, 0, difference, difference * difference, lot];
}
