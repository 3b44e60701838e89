/** Checks that a Swiss round is paired by the criteria. If it isn't, reports which criterion it misses, and by how much. */
import type { Round, TournamentEvent } from "../event/event.ts";
import { type Contender, type Fits, type Pairing, pairFirstRound, pairFitting } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import type { CheckedPairing } from "../reasons/findings.ts";
import { contendersOf, namesOfPair, pairingOf, pairingRules } from "../rounds/contenders.ts";
import { pairingProblem, samePairs } from "../rounds/pairing-problem.ts";
import { pairPods, podCost } from "../rounds/pods.ts";
import { allFit, sidesFit, unfitTeams } from "../rounds/team-sizes.ts";
import { citedRule, ruleIdsOf } from "../settings/rule-ids.ts";
import type { Finding } from "./finding.ts";
import type { PairingHistory } from "./replay.ts";

/** Manual pairings and swaps are the organiser's decision, so any criterion that they break is only a note. */
export function pairingFindings(event: TournamentEvent, round: Round, made: PairingHistory): readonly Finding[] {
  const { byHand } = made.entry.what;
  const where = { round: round.number, entry: made.entry.number };
  const swaps = made.swaps.map((pair) => namesOfPair(event, pair));
  const wish = byHand ? "by hand" : swaps.length > 0 ? { swaps } : undefined;
  const faults =
    round.plan.unit === "pods"
      ? podProblems(event, round, made)
      : !allFit(made.known, round.plan, made.contenders)
        ? fittingFaults(event, round, made, sidesFit(made.known, round.plan))
        : round.number === 1
          ? firstFaults(event, round, made)
          : swissProblems(event, round, made);
  return faults.map(({ rule, fault, slight }) => ({
    ...where,
    rule,
    found: { key: "pairing falls short", fault, wish },
    weight: slight || wish !== undefined ? "note" : "broken",
  }));
}

interface WeightedProblem {
  readonly rule: string | undefined;
  readonly fault: CheckedPairing;
  /** True if this fault is never more than a note. */
  readonly slight?: boolean;
}

function swissProblems(
  event: TournamentEvent,
  round: Round,
  { contenders, known, entry: { what }, swaps }: PairingHistory,
): readonly WeightedProblem[] {
  const actual = pairingOf(round, contenders);
  const verdict = pairingProblem(actual, contenders, pairingRules(known), what.seed, (side) => nameOf(event, side));
  if (verdict === "as drawn") return [];
  if (verdict !== "as good") return [{ rule: ruleIdsOf(event.format)[verdict.subject], fault: verdict }];
  return what.byHand || swaps.length > 0 ? [] : [otherLot(event, what.seed)];
}

/**
 * For rounds in which some teams may not meet because of their sizes: checks that every pair is allowed and that as few teams as possible
 * sit out.
 */
function fittingFaults(
  event: TournamentEvent,
  round: Round,
  { contenders, known, entry: { what }, swaps }: PairingHistory,
  fits: Fits,
): readonly WeightedProblem[] {
  const best = pairFitting(contenders, fits, pairingRules(known), what.seed, round.number === 1);
  const rule = citedRule(event.format, "EB-TYPE-03");
  const unfit = round.matches.find(({ sides: [one = "", other = ""] }) => !fits(one, other));
  if (unfit) return [{ rule, fault: { key: "teams that cannot meet", ...unfitTeams(known, round.plan, unfit.sides) } }];
  const out = round.byes.filter((side) => contenders.some(({ id }) => id === side));
  if (out.length > best.out.length) return [{ rule, fault: { key: "too many teams sit out", own: out.length, least: best.out.length } }];
  const isDrawn = samePairs(pairingOf(round, []), { pairs: best.pairs });
  return isDrawn || what.byHand || swaps.length > 0 ? [] : [otherLot(event, what.seed)];
}

const otherLot = (event: TournamentEvent, seed: number): WeightedProblem => ({
  rule: ruleIdsOf(event.format).pairing,
  fault: { key: "another draw", seed },
  slight: true,
});

/** Checks the first round: any side may have the bye, and companions don't meet if that can be avoided. */
function firstFaults(
  event: TournamentEvent,
  round: Round,
  { contenders, entry: { what }, swaps }: PairingHistory,
): readonly WeightedProblem[] {
  const actual = pairingOf(round, contenders);
  const others = contenders.filter(({ id }) => id !== actual.bye);
  const together = togetherIn(actual, others);
  const least = together.length === 0 ? 0 : togetherIn(pairFirstRound(others, what.seed), others).length;
  if (together.length > least) {
    const pairs = together.map((pair) => namesOfPair(event, pair));
    return [{ rule: ruleIdsOf(event.format).apart, fault: { key: "companions meet", pairs, least }, slight: true }];
  }
  const asDrawn = what.byHand || swaps.length > 0 || samePairs(actual, pairFirstRound(contenders, what.seed));
  return asDrawn ? [] : [otherLot(event, what.seed)];
}

function togetherIn({ pairs }: Pairing, contenders: readonly Contender[]): Pairing["pairs"] {
  const labels = new Map(contenders.map(({ id, apart }) => [id, apart]));
  return pairs.filter(([one, two]) => labels.get(one)?.some((label) => labels.get(two)?.includes(label)));
}

/** `pairPods` doesn't always find the best pods, so a round that could have better ones only gets a note. */
function podProblems(
  event: TournamentEvent,
  round: Round,
  { contenders, known, entry: { what } }: PairingHistory,
): readonly WeightedProblem[] {
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
      ? [{ rule: apart, fault: { key: "companions share pods", own: own.together, least: best.together }, slight: true }]
      : [];
  if (own.repeats > best.repeats)
    return [{ rule, fault: { key: "pods repeat meetings", own: own.repeats, least: best.repeats }, slight: true }];
  return own.repeats === best.repeats && own.spread > best.spread
    ? [{ rule, fault: { key: "pods are uneven", own: own.spread, least: best.spread }, slight: true }]
    : [];
}

/** Whether the current results would produce a different pairing, because some changed after the round was paired. */
export function todayFindings(event: TournamentEvent, round: Round, made: PairingHistory): readonly Finding[] {
  const { known, contenders, changes, entry } = made;
  if (changes.length === 0 || round.number === 1 || round.plan.unit === "pods") return [];
  if (!allFit(known, round.plan, contenders)) return [];
  const today = contendersOf({ ...known, rounds: event.rounds.slice(0, round.number - 1) }, round.plan.unit);
  const same = today.every(({ points, margin }, at) => contenders[at]?.points === points && contenders[at]?.margin === margin);
  if (same) return [];
  const verdict = pairingProblem(pairingOf(round, today), today, pairingRules(known), entry.what.seed, (side) => nameOf(event, side));
  if (verdict === "as drawn" || verdict === "as good") return [];
  return [
    {
      round: round.number,
      entry: entry.number,
      rule: ruleIdsOf(event.format)[verdict.subject],
      found: { key: "another pairing today", fault: verdict, rows: changes },
      weight: "note",
    },
  ];
}
