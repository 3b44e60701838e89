import { randomStream, scramble } from "@broadside/kit";
import type { Contender, Pairing } from "./contender.ts";
import { drawLots } from "./field.ts";
import { cheapestPairing } from "./matching.ts";

/**
 * Tries this many random pairings before it tries swaps. A pairing found this way is fair: all pairings with only the unavoidable shared
 * labels are equally likely.
 */
const DRAWS = 100;
const DRAW_LOT = 4;
const SWAP_ROUNDS = 20;
const SWAP_LOT = 3;
/** With more sides than this, the matching would need too much memory, so only the swaps run. */
const MATCHED_UP_TO = 1000;

/**
 * Pairs round 1. The bye goes to a side drawn by lot. All others are drawn in order and paired two by two, so that as few pairs as possible
 * share a label. If no draw leaves only the unavoidable pairs, each pair that shares a label swaps a side with another pair, chosen by lot,
 * if that helps. If swaps aren't enough, matching finds the best pairing in fields of up to a thousand sides.
 */
export function pairFirstRound(contenders: readonly Contender[], seed: number): Pairing {
  const lots = drawLots(
    contenders.map(({ id }) => id),
    seed,
  );
  const byLot = (lot: ReadonlyMap<string, number>) => (a: Contender, b: Contender) => (lot.get(a.id) ?? 0) - (lot.get(b.id) ?? 0);
  const byed = contenders.length % 2 === 1 ? [...contenders].sort(byLot(lots.bye))[0] : undefined;
  const drawn = contenders.filter((contender) => contender !== byed).sort(byLot(lots.order));
  const least = unavoidable(drawn);
  const sides = drawApart(drawn, least, scramble(seed, DRAW_LOT)) ?? mendApart(drawn, least, scramble(seed, SWAP_LOT));
  const place = (side: Contender): number => lots.order.get(side.id) ?? 0;
  const pairs = sides.flatMap((one, index) => {
    const two = sides[index + 1];
    return index % 2 === 1 || two === undefined ? [] : [place(one) < place(two) ? ([one, two] as const) : ([two, one] as const)];
  });
  return {
    pairs: pairs.sort(([a], [b]) => place(a) - place(b)).map(([one, two]) => [one.id, two.id] as const),
    ...(byed ? { bye: byed.id } : {}),
  };
}

function drawApart(drawn: readonly Contender[], least: number, key: number): readonly Contender[] | undefined {
  const draw = randomStream(key);
  const sides = [...drawn];
  for (let k = 0; k < DRAWS; k++) {
    if (countTogether(sides) <= least) return sides;
    for (let last = sides.length - 1; last > 0; last--) {
      const other = draw(last + 1);
      [sides[last], sides[other]] = [sides[other], sides[last]] as [Contender, Contender];
    }
  }
  return undefined;
}

function mendApart(drawn: readonly Contender[], least: number, key: number): readonly Contender[] {
  const swapped = swapApart(drawn, key);
  return countTogether(swapped) <= least || drawn.length > MATCHED_UP_TO ? swapped : matchApart(drawn);
}

const share = (one: Contender, two: Contender): boolean => one.apart.some((label) => two.apart.includes(label));

/** How many pairs share a label. Sides 0 and 1 are a pair, sides 2 and 3 are the next, and so on. */
function countTogether(sides: readonly Contender[]): number {
  return sides.filter((one, index) => {
    const two = sides[index + 1];
    return index % 2 === 0 && two !== undefined && share(one, two);
  }).length;
}

/** If s of n sides share a label, the other n − s can meet at most that many of them. At least s − n/2 pairs remain that share it. */
function unavoidable(sides: readonly Contender[]): number {
  const sizes = new Map<string, number>();
  for (const side of sides) for (const label of new Set(side.apart)) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  return Math.max(0, ...[...sizes.values()].map((size) => size - sides.length / 2));
}

function swapApart(drawn: readonly Contender[], key: number): readonly Contender[] {
  const sides = [...drawn];
  const draw = randomStream(key);
  const together = (one: number, two: number): number => {
    const [a, b] = [sides[one], sides[two]];
    return a && b && share(a, b) ? 1 : 0;
  };
  for (let round = 0; round < SWAP_ROUNDS; round++) {
    let isImproved = true;
    for (let first = 0; first < sides.length; first += 2) {
      if (together(first, first + 1) === 0) continue;
      isImproved = false;
      const start = draw(sides.length);
      for (let k = 0; k < sides.length && together(first, first + 1) === 1; k++) {
        const other = (start + k) % sides.length;
        const partner = other % 2 === 0 ? other + 1 : other - 1;
        if (other === first || other === first + 1) continue;
        const [before, after] = [1 + together(other, partner), together(first, other) + together(first + 1, partner)];
        if (after < before) [sides[first + 1], sides[other]] = [sides[other], sides[first + 1]] as [Contender, Contender];
      }
    }
    if (isImproved) break;
  }
  return sides;
}

/** Finds a pairing in which the fewest pairs share a label. Among equally good pairings, it returns the first in the order drawn. */
function matchApart(drawn: readonly Contender[]): readonly Contender[] {
  const count = drawn.length;
  const costs = new Float64Array(count * count);
  drawn.forEach((one, u) => {
    drawn.forEach((two, v) => {
      costs[u * count + v] = share(one, two) ? 1 : 0;
    });
  });
  const mates = cheapestPairing(count, 1, costs);
  return drawn.flatMap((side, place) => {
    const partner = drawn[mates[place] ?? 0];
    return (mates[place] ?? 0) > place && partner ? [side, partner] : [];
  });
}
