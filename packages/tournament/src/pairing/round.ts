import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { byeOrder, drawLots, type Lots, rankField } from "./field.ts";
import { cheapestPairing } from "./matching.ts";
import { pairField } from "./windows.ts";

/** Pairs a round after the first. Ids must be unique, and both sides of an earlier match must list each other. */
export function pairRound(contenders: readonly Contender[], rules: PairingRules, seed: number): Pairing {
  const lots = drawLots(
    contenders.map(({ id }) => id),
    seed,
  );
  return pairWithLots(contenders, rules, lots);
}

/**
 * Avoiding rematches matters most, and the bye comes next. The bye goes to the first side, in the order for the bye, that leaves the others
 * without a rematch. If no side does, it goes to the first that leaves the fewest rematches and, among those, the fewest earlier meetings.
 */
export function pairWithLots(contenders: readonly Contender[], rules: PairingRules, lots: Lots): Pairing {
  const [only] = contenders;
  if (only === undefined) return { pairs: [] };
  if (contenders.length % 2 === 0) return pairAll(contenders, rules, lots).pairing;
  const order = byeOrder(contenders, rules, lots);
  const without = (bye: Contender): Attempt & { readonly bye: string } => ({
    ...pairAll(
      contenders.filter((contender) => contender !== bye),
      rules,
      lots,
    ),
    bye: bye.id,
  });
  const [due = only] = order;
  const first = without(due);
  const { pairing, bye } = first.rematches === 0 ? first : without(order[leastBye(order)] ?? due);
  return { ...pairing, bye };
}

/**
 * Returns the place of the side whose bye leaves the fewest rematches, then the fewest meetings; among equals, the first. To find it,
 * matches all sides and one empty place: whoever gets the empty place has the bye.
 */
function leastBye(order: readonly Contender[]): number {
  const [count, width] = [order.length + 1, 3];
  const costs = new Float64Array(count * count * width);
  const places = new Map(order.map(({ id }, place) => [id, place]));
  order.forEach(({ met }, place) => {
    for (const [id, times] of met) {
      const other = places.get(id);
      if (other !== undefined && times > 0) costs.set([1, times], (place * count + other) * width);
    }
    costs[(place * count + count - 1) * width + 2] = place;
    costs[((count - 1) * count + place) * width + 2] = place;
  });
  return cheapestPairing(count, width, costs)[count - 1] ?? 0;
}

interface Attempt {
  readonly pairing: Pairing;
  readonly rematches: number;
  readonly meetings: number;
}

function pairAll(contenders: readonly Contender[], rules: PairingRules, lots: Lots): Attempt {
  const field = rankField(contenders, rules, lots);
  const mate = pairField(field, rules);
  let [rematches, meetings] = [0, 0];
  const pairs: (readonly [string, string])[] = [];
  field.sides.forEach((side, place) => {
    const partner = field.sides[mate[place] ?? -1];
    if (partner === undefined || (mate[place] ?? 0) < place) return;
    pairs.push([side.id, partner.id]);
    const times = side.met.get(partner.id) ?? 0;
    rematches += times > 0 ? 1 : 0;
    meetings += times;
  });
  return { pairing: { pairs }, rematches, meetings };
}
