/** What a swap made by hand breaks, in words with the rule, so that the organiser knows what it does. */
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { type Contender, compareCosts, costOf, type Pairing } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import { type RuleSubject, ruleIdsOf, withRule } from "../settings/rule-ids.ts";
import { contendersAmong, pairInWords, pairingOf, pairingRules, rematchesIn } from "./contenders.ts";
import { pairingFault } from "./pairing-fault.ts";
import { allFit } from "./team-sizes.ts";

export function swapBreaks(event: TournamentEvent, round: Round, [a, b]: readonly [string, string]): readonly string[] {
  const exchange = (side: string): string => (side === a ? b : side === b ? a : side);
  const matches = round.matches.map((match) => ({ ...match, sides: match.sides.map(exchange) }));
  const swap: Swap = {
    event,
    before: round,
    after: { ...round, matches, byes: round.byes.map(exchange) },
    contenders: contendersIn(event, round),
    touched: matches.filter(({ sides }) => sides.includes(a) || sides.includes(b)),
  };
  return [...lostAt(swap), ...meetAgain(swap), ...(round.number === 1 ? together(swap) : worsened(swap))].map(({ text, rule }) =>
    withRule(text, rule),
  );
}

/** Something that a swap breaks, with the rule if there is one. */
interface Break {
  readonly text: string;
  readonly rule?: string | undefined;
}

/** One that is about a criterion of the pairing. */
interface CriterionBreak extends Break {
  readonly subject: RuleSubject;
}

interface Swap {
  readonly event: TournamentEvent;
  readonly before: Round;
  readonly after: Round;
  /** All who play in the round or have the bye, as they stood before it. */
  readonly contenders: readonly Contender[];
  /** The tables as they would be. */
  readonly touched: readonly Match[];
}

/** A pairing looks at earlier rounds alone; who has left since is still in it. */
function contendersIn(event: TournamentEvent, { number, plan, matches, byes }: Round): readonly Contender[] {
  const known = { ...event, rounds: event.rounds.slice(0, number - 1) };
  const seated = [...matches.flatMap(({ sides }) => sides), ...byes];
  // Who is left over without a team has a bye besides.
  return contendersAmong(
    known,
    plan.unit,
    seated.filter((side) => plan.unit !== "teams" || event.teams.has(side)),
  );
}

/** What has happened at the tables so far. */
const lostAt = ({ touched }: Swap): readonly Break[] =>
  touched.flatMap(({ table, begun, reports }) => [
    ...(begun ? [{ text: `table ${table} has begun` }] : []),
    ...(reports.size > 0 ? [{ text: `what was reported at table ${table} is lost` }] : []),
  ]);

const meetAgain = ({ event, contenders, touched }: Swap): readonly Break[] =>
  rematchesIn(contenders, touched).map((pair) => ({
    text: `${pairInWords(event, pair)} meet again`,
    rule: ruleIdsOf(event.format).rematch,
  }));

/** Family and companions are kept apart in the first round, in which nothing else is asked. */
function together({ event, contenders, touched }: Swap): readonly Break[] {
  const labels = new Map(contenders.map(({ id, apart }) => [id, apart]));
  return touched
    .filter(({ sides }) => shareLabel(sides.map((side) => labels.get(side) ?? [])))
    .map(({ table }) => ({ text: `table ${table} brings together people who belong together`, rule: ruleIdsOf(event.format).apart }));
}

const shareLabel = (labels: readonly (readonly string[])[]): boolean =>
  labels.some((own, at) => labels.slice(at + 1).some((other) => own.some((label) => other.includes(label))));

/** The bye and the points first; the criterion that is broken in any other way is told as the check of an event tells it. */
function worsened(swap: Swap): readonly Break[] {
  const { event, before, after, contenders } = swap;
  if (before.plan.unit === "pods" || !allFit(event, before.plan, contenders)) return widerTables(swap);
  const rules = pairingRules(event);
  const [was, is] = [pairingOf(before, contenders), pairingOf(after, contenders)];
  const judged = (pairing: Pairing) =>
    pairingFault(pairing, contenders, rules, before.seed, (side) => nameOf(event, side), ruleIdsOf(event.format));
  const fault = judged(is);
  if (typeof fault === "string") return [];
  // A pairing by hand may have been no better.
  const isNoWorse = compareCosts(costOf(is, contenders, rules), costOf(was, contenders, rules), rules) <= 0;
  if (isNoWorse && typeof judged(was) !== "string") return [];
  const plain = [...worseBye(swap), ...widerTables(swap)];
  const isTold = meetAgain(swap).length > 0 || plain.some(({ subject }) => subject === fault.subject);
  return isTold ? plain : [...plain, fault];
}

/** The first figure in which the side with the bye comes later than the one that would have had it. */
function worseBye({ event, before, after, contenders }: Swap): readonly CriterionBreak[] {
  const byId = new Map(contenders.map((contender) => [contender.id, contender]));
  const [was, is] = [before, after].map((round) => byId.get(pairingOf(round, contenders).bye ?? ""));
  if (!was || !is || was === is) return [];
  const name = nameOf(event, is.id);
  const figures: readonly { readonly rise: number; readonly subject: RuleSubject; readonly text: string }[] = [
    ...(pairingRules(event).fewestByesFirst
      ? [
          {
            rise: is.byes - was.byes,
            subject: "byes" as const,
            text: `${name} has had a bye already, more often than ${nameOf(event, was.id)}`,
          },
        ]
      : []),
    { rise: is.points - was.points, subject: "byePoints", text: `${name} with the bye does not have the fewest points` },
    {
      rise: is.margin - was.margin,
      subject: "byeMargin",
      text: `${name} with the bye does not have the lowest margin of those with the fewest points`,
    },
  ];
  const first = figures.find(({ rise }) => rise !== 0);
  return first && first.rise > 0 ? [{ ...first, rule: ruleIdsOf(event.format)[first.subject] }] : [];
}

/** Tables at which the points lie farther apart than before. */
function widerTables({ event, before, contenders, touched }: Swap): readonly CriterionBreak[] {
  const points = new Map(contenders.map((contender) => [contender.id, contender.points]));
  const spread = (sides: readonly string[]): number => {
    const figures = sides.map((side) => points.get(side) ?? 0);
    return Math.max(...figures) - Math.min(...figures);
  };
  return touched
    .filter(({ sides, table }) => spread(sides) > spread(before.matches.find((match) => match.table === table)?.sides ?? []))
    .map(({ sides, table }) => ({
      text: `table ${table} is ${spread(sides)} points apart`,
      subject: "pairing",
      rule: ruleIdsOf(event.format).pairing,
    }));
}
