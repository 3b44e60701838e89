import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { costOf, firstDifference, isBetter, type PairingCost, type PairingKey } from "./cost.ts";
import { compareRank, drawLots } from "./field.ts";
import { pairWithLots } from "./round.ts";
import { findShortfall } from "./shortfall.ts";

/** Why a side meets its opponent. */
export interface Explanation {
  readonly side: string;
  /** Undefined for the side with the bye. */
  readonly opponent?: string;
  /** The difference between the two sides' points, and how often they have met before; zero for the bye. */
  readonly difference: number;
  readonly meetings: number;
  readonly alternatives: readonly Alternative[];
}

/** Another opponent that the side might have expected. */
export interface Alternative {
  readonly opponent: string;
  /** The best complete pairing in which the side meets this opponent, and its cost. */
  readonly pairing: Pairing;
  readonly cost: PairingCost;
  /** The first key in which that pairing differs from the explained one; "lot" if none does. */
  readonly key: PairingKey;
  /**
   * Whether that pairing is better than the explained one in that key. This is only possible if the explained pairing isn't the best one.
   */
  readonly isBetter: boolean;
}

/** Explains a side's pairing in a round after the first. It compares at most `most` of the opponents nearest in rank. */
export function explain(
  side: string,
  pairing: Pairing,
  contenders: readonly Contender[],
  rules: PairingRules,
  seed: number,
  most = 3,
): Explanation {
  const lots = drawLots(
    contenders.map(({ id }) => id),
    seed,
  );
  const ranked = [...contenders].sort(compareRank(rules, lots));
  const place = ranked.findIndex(({ id }) => id === side);
  const pair = pairing.pairs.find((ids) => ids.includes(side));
  const opponent = pair?.find((id) => id !== side);
  const [own, other] = [ranked[place], ranked.find(({ id }) => id === opponent)];
  const nearest = ranked
    .map(({ id }, index) => ({ id, distance: Math.abs(index - place) }))
    .filter(({ id }) => id !== side && id !== opponent)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most);
  const cost = costOf(pairing, contenders, rules);
  const canBePlaced = (one: Pairing): boolean => findShortfall(one, contenders, rules) === undefined;
  const alternatives = nearest.map(({ id }): Alternative => {
    const others = contenders.filter((contender) => contender.id !== side && contender.id !== id);
    const whole = insertPair(pairWithLots(others, rules, lots), [side, id], ranked);
    const wholeCost = costOf(whole, contenders, rules);
    const first = firstDifference(cost, wholeCost, rules);
    const better = isBetter(wholeCost, cost, rules);
    // If the other pairing gives the bye to somebody else only because of a lot, the keys after the bye don't matter. Lots may also be the
    // only reason for different opponents.
    const isOtherBye = whole.bye !== pairing.bye && first !== "rematches" && first !== "bye";
    const isLot = isOtherBye || (first === "opponents" && canBePlaced(better ? pairing : whole));
    return { opponent: id, pairing: whole, cost: wholeCost, key: isLot ? "lot" : first, isBetter: better && !isLot };
  });
  return {
    side,
    ...(opponent === undefined ? {} : { opponent }),
    difference: own && other ? Math.abs(own.points - other.points) : 0,
    meetings: own && other ? (own.met.get(other.id) ?? 0) : 0,
    alternatives,
  };
}

/** Adds a pair where its better-ranked side belongs. */
function insertPair(pairing: Pairing, pair: readonly [string, string], ranked: readonly Contender[]): Pairing {
  const places = new Map(ranked.map(({ id }, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? 0;
  const [a, b] = pair;
  const inOrder = placeOf(a) < placeOf(b) ? ([a, b] as const) : ([b, a] as const);
  return { ...pairing, pairs: [...pairing.pairs, inOrder].sort(([one], [two]) => placeOf(one) - placeOf(two)) };
}
