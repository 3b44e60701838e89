import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { costOf, firstDifference, isBetter, type PairingKey } from "./cost.ts";
import { drawLots, type Lots } from "./field.ts";
import { pairRound, pairWithLots } from "./round.ts";

/**
 * Returns the first key in which a pairing of a round after the first falls short of the best possible one, whatever the lots were.
 * Undefined if it is the best possible one for some lots. The pairing must be complete, with a bye if the field is odd and none if it is
 * even. If several sides are level for the bye, any of them may have it, and the rest is judged without that side.
 */
export function findShortfall(
  pairing: Pairing,
  contenders: readonly Contender[],
  rules: PairingRules,
): Exclude<PairingKey, "lot"> | undefined {
  const cost = costOf(pairing, contenders, rules);
  const bestCost = costOf(pairRound(contenders, rules, 0), contenders, rules);
  const early = firstDifference(cost, bestCost, rules);
  if (early === "rematches" || early === "bye") return early;
  const players = contenders.filter(({ id }) => id !== pairing.bye);
  const restCost = costOf(pairRound(players, rules, 0), players, rules);
  const ownCost = costOf({ pairs: pairing.pairs }, players, rules);
  const key = firstDifference(ownCost, restCost, rules);
  if ((key === "difference" || key === "floats") && isBetter(restCost, ownCost, rules)) return key;
  if (rules.order === "lot" || fitsLikelyLots(pairing, players, rules)) return undefined;
  const ranked = [...players].sort(byRank);
  const haveLots = ranked.some((player, place) => place > 0 && isLevel(player, ranked[place - 1] ?? player));
  return haveLots && fitsSomeLots(pairing, players, rules) ? undefined : "opponents";
}

const byRank = (a: Contender, b: Contender): number => b.points - a.points || b.margin - a.margin;
const isLevel = (a: Contender, b: Contender): boolean => a.points === b.points && a.margin === b.margin;

/**
 * Whether this is the pairing that results if level sides with better opponents come first. It nearly always is, and this check is quick.
 */
function fitsLikelyLots(pairing: Pairing, players: readonly Contender[], rules: PairingRules): boolean {
  const byId = new Map(players.map((player) => [player.id, player]));
  const opponents = new Map(pairing.pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const opponentOf = ({ id }: Contender): Contender | undefined => byId.get(opponents.get(id) ?? "");
  const order = new Map<string, number>();
  const inOrder = [...players].sort((a, b) => {
    const [one, two] = [opponentOf(a), opponentOf(b)];
    return byRank(a, b) || (one && two ? byRank(one, two) : 0);
  });
  for (const { id } of inOrder) {
    for (const next of [id, opponents.get(id) ?? ""]) if (!order.has(next)) order.set(next, order.size);
  }
  const best = pairWithLots(players, rules, { order, bye: order });
  return best.pairs.every(([one, two]) => opponents.get(one) === two);
}

/**
 * Whether the list of opponents is the best possible for some order of the level sides.
 *
 * That order is built from the top. Among the level sides whose turn it is, the next can be any that has (by points and margin) the best
 * opponent still possible after the pairs fixed so far. If several do, it doesn't matter which of them comes first, because fixing a pair
 * only takes choices away from others. Level opponents get the order in which they are chosen. An opponent chosen later was still free
 * before, so these choices never contradict each other.
 */
function fitsSomeLots(pairing: Pairing, players: readonly Contender[], rules: PairingRules): boolean {
  const byId = new Map(players.map((player) => [player.id, player]));
  const opponents = new Map(pairing.pairs.flatMap(([a, b]) => [[a, byId.get(b)] as const, [b, byId.get(a)] as const]));
  let left = [...players].sort(byRank);
  while (left.length > 0) {
    const level = left.filter((player) => left[0] !== undefined && isLevel(player, left[0]));
    const next = level.find((player) => {
      const best = pairWithLots(left, rules, lotsWithFirst(player, left));
      const bestId = best.pairs[0]?.[1] ?? "";
      const [chosen, possible] = [opponents.get(player.id), byId.get(bestId)];
      return chosen !== undefined && possible !== undefined && isLevel(chosen, possible);
    });
    if (next === undefined) return false;
    left = left.filter((player) => player !== next && player !== opponents.get(next.id));
  }
  return true;
}

/** Returns lots that put one side before all sides level with it. */
function lotsWithFirst(first: Contender, players: readonly Contender[]): Lots {
  const lots = drawLots(
    players.map(({ id }) => id),
    0,
  );
  return { ...lots, order: new Map(lots.order).set(first.id, -1) };
}
