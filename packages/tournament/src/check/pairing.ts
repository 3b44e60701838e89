/** Whether a Swiss round is paired as the criteria have it, and if not, in which of them and by how much. */
import type { Round, TournamentEvent } from "../event/event.ts";
import { type Contender, type Fits, type Pairing, pairFirstRound, pairFitting } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import { contendersOf, pairingOf, pairingRules } from "../rounds/contenders.ts";
import { type PairingFault, pairingFault, samePairs } from "../rounds/pairing-fault.ts";
import { pairPods, podCost } from "../rounds/pods.ts";
import { allFit, sidesFit, unfitInWords } from "../rounds/team-sizes.ts";
import { citedRule, ruleIdsOf } from "../settings/rule-ids.ts";
import type { Finding } from "./finding.ts";
import type { PairingHistory } from "./replay.ts";

/** Hand-made rounds and swaps are the organiser's own wish, so that what they break is only noted. */
export function pairingFindings(event: TournamentEvent, round: Round, made: PairingHistory): readonly Finding[] {
  const { byHand } = made.entry.what;
  const where = { round: round.number, entry: made.entry.number };
  const wish = byHand ? "Paired by hand: " : made.swaps.length > 0 ? `After ${swapsInWords(event, made.swaps)}: ` : "";
  const faults =
    round.plan.unit === "pods"
      ? podFaults(event, round, made)
      : !allFit(made.known, round.plan, made.contenders)
        ? fittingFaults(event, round, made, sidesFit(made.known, round.plan))
        : round.number === 1
          ? firstFaults(event, round, made)
          : swissFaults(event, round, made);
  return faults.map(({ rule, text, slight }) => ({
    ...where,
    rule,
    text: `${wish}${text}`,
    weight: slight || wish !== "" ? "note" : "broken",
  }));
}

interface WeighedFault extends Omit<PairingFault, "subject"> {
  /** Never more than a note. */
  readonly slight?: boolean;
}

function swissFaults(
  event: TournamentEvent,
  round: Round,
  { contenders, known, entry: { what }, swaps }: PairingHistory,
): readonly WeighedFault[] {
  const actual = pairingOf(round, contenders);
  const verdict = pairingFault(actual, contenders, pairingRules(known), what.seed, (side) => nameOf(event, side), ruleIdsOf(event.format));
  if (verdict === "as drawn") return [];
  if (verdict !== "as good") return [verdict];
  return what.byHand || swaps.length > 0 ? [] : [otherLot(event, what.seed)];
}

/** Teams of sizes that cannot all meet: no more of them sit out than must, and none meets one that it cannot. */
function fittingFaults(
  event: TournamentEvent,
  round: Round,
  { contenders, known, entry: { what }, swaps }: PairingHistory,
  fits: Fits,
): readonly WeighedFault[] {
  const best = pairFitting(contenders, fits, pairingRules(known), what.seed, round.number === 1);
  const rule = citedRule(event.format, "EB-TYPE-03");
  const unfit = round.matches.find(({ sides: [one = "", other = ""] }) => !fits(one, other));
  if (unfit) return [{ rule, text: unfitInWords(known, round.plan, unfit.sides) }];
  const out = round.byes.filter((side) => contenders.some(({ id }) => id === side));
  if (out.length > best.out.length) return [{ rule, text: `${out.length} teams sit out; ${best.out.length} would do` }];
  const isDrawn = samePairs(pairingOf(round, []), { pairs: best.pairs });
  return isDrawn || what.byHand || swaps.length > 0 ? [] : [otherLot(event, what.seed)];
}

const otherLot = (event: TournamentEvent, seed: number): WeighedFault => ({
  rule: ruleIdsOf(event.format).pairing,
  text: `As good as any pairing, but not the one that the seed ${seed} draws`,
  slight: true,
});

/** Anybody may have the bye; sides that belong together are kept apart as far as the rest allows. */
function firstFaults(
  event: TournamentEvent,
  round: Round,
  { contenders, entry: { what }, swaps }: PairingHistory,
): readonly WeighedFault[] {
  const actual = pairingOf(round, contenders);
  const others = contenders.filter(({ id }) => id !== actual.bye);
  const together = togetherIn(actual, others);
  const least = together.length === 0 ? 0 : togetherIn(pairFirstRound(others, what.seed), others).length;
  if (together.length > least) {
    const names = together.map(([one, two]) => `${nameOf(event, one)} and ${nameOf(event, two)}`).join("; ");
    return [{ rule: ruleIdsOf(event.format).apart, text: `${names} belong together and meet; ${least} such pairs would do`, slight: true }];
  }
  const asDrawn = what.byHand || swaps.length > 0 || samePairs(actual, pairFirstRound(contenders, what.seed));
  return asDrawn ? [] : [otherLot(event, what.seed)];
}

function togetherIn({ pairs }: Pairing, contenders: readonly Contender[]): Pairing["pairs"] {
  const labels = new Map(contenders.map(({ id, apart }) => [id, apart]));
  return pairs.filter(([one, two]) => labels.get(one)?.some((label) => labels.get(two)?.includes(label)));
}

/** Pods are good ones, not the best there are, so that better ones are only noted. */
function podFaults(event: TournamentEvent, round: Round, { contenders, known, entry: { what } }: PairingHistory): readonly WeighedFault[] {
  const first = round.number === 1;
  const size = known.settings.podSize ?? Math.round(contenders.length / Math.max(1, round.matches.length));
  const own = podCost(
    round.matches.map(({ sides }) => sides),
    contenders,
  );
  const best = podCost(pairPods(contenders, size, what.seed, first), contenders);
  const { pairing: rule, apart } = ruleIdsOf(event.format);
  if (first)
    return own.together > best.together
      ? [{ rule: apart, text: `${own.together} pairs who belong together share a pod; ${best.together} would do`, slight: true }]
      : [];
  if (own.repeats > best.repeats)
    return [{ rule, text: `The pods repeat ${own.repeats} meetings; ${best.repeats} would do`, slight: true }];
  return own.repeats === best.repeats && own.spread > best.spread
    ? [{ rule, text: `The points in the pods lie ${own.spread} apart in all; ${best.spread} would do`, slight: true }]
    : [];
}

/** What would be otherwise with the results of today, where some were changed after the round had been paired. */
export function todayFindings(event: TournamentEvent, round: Round, made: PairingHistory): readonly Finding[] {
  const { known, contenders, changes, entry } = made;
  if (changes.length === 0 || round.number === 1 || round.plan.unit === "pods") return [];
  if (!allFit(known, round.plan, contenders)) return [];
  const today = contendersOf({ ...known, rounds: event.rounds.slice(0, round.number - 1) }, round.plan.unit);
  const same = today.every(({ points, margin }, at) => contenders[at]?.points === points && contenders[at]?.margin === margin);
  if (same) return [];
  const rules = ruleIdsOf(event.format);
  const verdict = pairingFault(pairingOf(round, today), today, pairingRules(known), entry.what.seed, (side) => nameOf(event, side), rules);
  if (verdict === "as drawn" || verdict === "as good") return [];
  const rows = changes.map((row) => `row ${row}`).join(", ");
  return [
    {
      round: round.number,
      entry: entry.number,
      rule: verdict.rule,
      text: `With results changed since then (${rows}) another pairing would be due: ${verdict.text}`,
      weight: "note",
    },
  ];
}

const swapsInWords = (event: TournamentEvent, swaps: PairingHistory["swaps"]): string =>
  swaps.map(([one, two]) => `${nameOf(event, one)} and ${nameOf(event, two)} changed places`).join(", ");
