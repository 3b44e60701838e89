import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { costOf, firstDifference, isBetter, type PairingKey } from "./cost.ts";
import { drawLots, type Lots } from "./field.ts";
import { pairRound, pairWithLots } from "./round.ts";

/**
 * The first key in which a pairing of a round after the first falls short of the best possible, whatever the lots were. Undefined if it may
 * have been the best for some lots. The pairing must be complete, with a bye if the field is odd and none if it is even. Any of several
 * level sides may have the bye; the rest is judged given that bye.
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
 * Whether this is the pairing that results when level sides with better opponents come first. That is nearly always so, and quick to check.
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
 * Whether the list of opponents is the best for some order of the level sides. That order is found from the top. Among the level sides
 * whose turn it is, the next is any whose opponent is, by points and margin, the best it can have after the pairs fixed so far. Fixing a
 * pair only takes choices away from others, so it doesn't matter which of several comes first. The lot puts level opponents in the order in
 * which they are chosen. Those chosen later were still free before, so no two of these choices contradict each other.
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

/** Lots in which one side comes before those level with it. */
function lotsWithFirst(first: Contender, players: readonly Contender[]): Lots {
  const lots = drawLots(
    players.map(({ id }) => id),
    0,
  );
  return { ...lots, order: new Map(lots.order).set(first.id, -1) };
}
