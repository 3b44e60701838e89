import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { byeOrder, drawLots, type Lots, rankField } from "./field.ts";
import { pairField } from "./windows.ts";

/** Pairs a round after the first. Ids must differ, and who has met whom must be said on both sides. */
export function pairRound(contenders: readonly Contender[], rules: PairingRules, seed: number): Pairing {
  const lots = drawLots(
    contenders.map(({ id }) => id),
    seed,
  );
  return pairWithLots(contenders, rules, lots);
}

/**
 * The bye stands between the rematches and everything else: it goes to the first in the order of the bye without whom the others can be
 * paired without a rematch; if there is none, to the first without whom the rematches are fewest, then their meetings.
 */
export function pairWithLots(contenders: readonly Contender[], rules: PairingRules, lots: Lots): Pairing {
  const [only] = contenders;
  if (only === undefined) return { pairs: [] };
  if (contenders.length % 2 === 0) return pairAll(contenders, rules, lots).pairing;
  let best: Attempt | undefined;
  for (const { id } of byeOrder(contenders, rules, lots)) {
    const attempt = pairAll(
      contenders.filter((contender) => contender.id !== id),
      rules,
      lots,
    );
    const isBetter = best === undefined || attempt.rematches < best.rematches;
    const isLighter = best !== undefined && attempt.rematches === best.rematches && attempt.meetings < best.meetings;
    if (isBetter || isLighter) best = { ...attempt, pairing: { ...attempt.pairing, bye: id } };
    if (attempt.rematches === 0) break;
  }
  return best?.pairing ?? { pairs: [], bye: only.id };
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
