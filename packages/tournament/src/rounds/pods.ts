/**
 * Makes pods of three to eight for free-for-all rounds. The pods are good, but not always the best possible, and the same seed always gives
 * the same ones. They start from an order (a lot, or the standings) and improve by exchanges, from a few seeded starts.
 */
import { randomStream, scramble } from "@broadside/kit";
import type { Contender } from "../pairing/index.ts";

export const LEAST_POD = 3;
export const MOST_POD = 8;
/** Used if the organiser names no size. */
export const USUAL_POD = 4;
const TRIES = 8;
/** How many exchanges without any improvement are allowed, per side. */
const HARMLESS_EXCHANGES = 2;
/** How many pods away from its starting place a side may end up: far if the order was a lot, near if it was the standings. */
const REACH = { first: 16, later: 2 };

type Pods = readonly (readonly string[])[];

/**
 * Returns pod sizes, larger ones first, that differ by at most one. No pod is larger than the wanted size, unless one more pod would make
 * the pods too small. Undefined below three players.
 */
export function podSizes(players: number, wanted: number): readonly number[] | undefined {
  const pods = Math.min(Math.ceil(players / wanted), Math.floor(players / LEAST_POD));
  if (pods < 1) return undefined;
  return Array.from({ length: pods }, (_, at) => Math.floor(players / pods) + (at < players % pods ? 1 : 0));
}

/** The ways in which pods fall short of ideal. */
export interface PodCost {
  /** Pairs in the same pod that should be kept apart in the first round. */
  readonly together: number;
  /** The total of earlier meetings between sides in the same pod. */
  readonly repeats: number;
  /** The total, over all pods, of the difference between the most and the fewest points. */
  readonly spread: number;
}

export function podCost(pods: Pods, contenders: readonly Contender[]): PodCost {
  const byId = new Map(contenders.map((contender) => [contender.id, contender]));
  const cost = { together: 0, repeats: 0, spread: 0 };
  for (const ids of pods) {
    const pod = ids.flatMap((id) => byId.get(id) ?? []);
    cost.together += clashesIn(pod, sharesLabel);
    cost.repeats += clashesIn(pod, meetings);
    cost.spread += spreadOf(pod);
  }
  return cost;
}

/**
 * Best pod first. Round 1 is by lot, and keeps sides that share a label apart. Later rounds put neighbours in the standings together, with
 * few repeated meetings. Empty below three sides.
 */
export function pairPods(contenders: readonly Contender[], size: number, seed: number, first: boolean): Pods {
  const sizes = podSizes(contenders.length, size);
  if (!sizes) return [];
  const clash = first ? sharesLabel : meetings;
  let best: Seats | undefined;
  for (let attempt = 0; attempt < TRIES && best?.clashes !== 0; attempt += 1) {
    const draw = randomStream(scramble(seed, attempt));
    const drawn = shuffle(contenders, draw);
    const seats = exchange(deal(first ? drawn : drawn.toSorted(byStanding), sizes), clash, first ? REACH.first : REACH.later, draw);
    if (!best || (seats.clashes - best.clashes || seats.spread - best.spread) < 0) best = seats;
  }
  const strength = (pod: readonly Contender[]): number => pod.reduce((sum, { points }) => sum + points, 0) / pod.length;
  const bestFirst = best?.pods.toSorted((a, b) => strength(b) - strength(a)) ?? [];
  return bestFirst.map((pod) => pod.toSorted(byStanding).map(({ id }) => id));
}

type Clash = (a: Contender, b: Contender) => number;

const sharesLabel: Clash = (a, b) => (a.apart.some((label) => b.apart.includes(label)) ? 1 : 0);

const meetings: Clash = (a, b) => a.met.get(b.id) ?? 0;

const byStanding = (a: Contender, b: Contender): number => b.points - a.points || b.margin - a.margin;

/** A side's clashes in a pod, not counting the side that leaves it. */
function clashesOf(side: Contender, pod: readonly Contender[], clash: Clash, leaving: Contender): number {
  let sum = 0;
  for (const other of pod) if (other !== side && other !== leaving) sum += clash(side, other);
  return sum;
}

const clashesIn = (pod: readonly Contender[], clash: Clash): number =>
  pod.reduce((sum, side) => sum + clashesOf(side, pod, clash, side), 0) / 2;

/** The spread of a pod after one side has replaced another. */
function spreadOf(pod: readonly Contender[], leaving?: Contender, coming?: Contender): number {
  let [most, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const side of pod) {
    const { points } = side === leaving && coming ? coming : side;
    most = Math.max(most, points);
    least = Math.min(least, points);
  }
  return most - least;
}

/** Shuffles contenders. The result doesn't depend on the order in which they are given. */
function shuffle(contenders: readonly Contender[], draw: (below: number) => number): readonly Contender[] {
  const order = contenders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = draw(last + 1);
    const [one, other] = [order[last], order[at]];
    if (one && other) [order[last], order[at]] = [other, one];
  }
  return order;
}

function deal(order: readonly Contender[], sizes: readonly number[]): Contender[][] {
  let dealt = 0;
  return sizes.map((size) => {
    dealt += size;
    return order.slice(dealt - size, dealt);
  });
}

interface Seats {
  readonly pods: readonly (readonly Contender[])[];
  readonly clashes: number;
  readonly spread: number;
}

/** The effect of an exchange. Fewer clashes are better, then less spread. */
interface Exchange {
  readonly pod: number;
  readonly seat: number;
  readonly clashes: number;
  readonly spread: number;
}

/**
 * First, every side that clashes changes places with the side that helps most, or with a random one that does no harm, for a limited number
 * of exchanges. After that, any side may change places, but only if that lowers the cost, so the exchanges always come to an end.
 */
function exchange(pods: Contender[][], clash: Clash, reach: number, draw: (below: number) => number): Seats {
  const homes = new Map(pods.flatMap((sides, pod) => sides.map((side) => [side, pod] as const)));
  const mayCome = (side: Contender, pod: number): boolean => Math.abs((homes.get(side) ?? pod) - pod) <= reach;
  let harmless = HARMLESS_EXCHANGES * homes.size;

  const bestFor = (side: Contender, from: number): Exchange | undefined => {
    const here = pods[from] ?? [];
    const before = clashesOf(side, here, clash, side);
    const strict = harmless <= 0;
    if (before === 0 && !(strict && spreadOf(here) > 0)) return undefined;
    let best: Exchange | undefined;
    let level = 1;
    for (let to = Math.max(0, from - reach); to < pods.length && to <= from + reach; to += 1) {
      const there = pods[to] ?? [];
      if (to === from || !mayCome(side, to)) continue;
      for (const [seat, other] of there.entries()) {
        if (!mayCome(other, from)) continue;
        const after = clashesOf(side, there, clash, other) + clashesOf(other, here, clash, side);
        const clashes = after - before - clashesOf(other, there, clash, other);
        if (clashes > (best?.clashes ?? 0)) continue;
        const spread = strict ? spreadOf(here, side, other) + spreadOf(there, other, side) - spreadOf(here) - spreadOf(there) : 0;
        if (strict && clashes === 0 && spread >= 0) continue;
        const better = best ? clashes - best.clashes || spread - best.spread : -1;
        if (better > 0) continue;
        level = better < 0 ? 1 : level + 1;
        if (better < 0 || draw(level) === 0) best = { pod: to, seat, clashes, spread };
      }
    }
    return best;
  };

  /** Whether anybody changed places. */
  const pass = (): boolean => {
    let changed = false;
    for (const [from, here] of pods.entries()) {
      for (const [seat, side] of here.entries()) {
        const found = bestFor(side, from);
        const there = pods[found?.pod ?? -1];
        const other = there?.[found?.seat ?? -1];
        if (!found || !there || !other) continue;
        here[seat] = other;
        there[found.seat] = side;
        harmless -= 1;
        changed = true;
      }
    }
    return changed;
  };

  while (harmless > 0 && pass());
  harmless = 0;
  while (pass());
  return {
    pods,
    clashes: pods.reduce((sum, pod) => sum + clashesIn(pod, clash), 0),
    spread: pods.reduce((sum, pod) => sum + spreadOf(pod), 0),
  };
}
