/** What a swap by hand breaks, with the rules, so that the organiser knows the consequences. */
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { type Contender, compareCosts, costOf, type Pairing } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import type { SwapBreak } from "../reasons/pairing-reasons.ts";
import { type RuleSubject, ruleIdsOf } from "../settings/rule-ids.ts";
import { contendersAmong, namesOfPair, pairingOf, pairingRules, rematchesIn } from "./contenders.ts";
import { pairingProblem } from "./pairing-problem.ts";
import { allFit } from "./team-sizes.ts";

export function swapBreaks(event: TournamentEvent, round: Round, [a, b]: readonly [string, string]): readonly SwapBreak[] {
  const exchange = (side: string): string => (side === a ? b : side === b ? a : side);
  const matches = round.matches.map((match) => ({ ...match, sides: match.sides.map(exchange) }));
  const swap: Swap = {
    event,
    before: round,
    after: { ...round, matches, byes: round.byes.map(exchange) },
    contenders: contendersIn(event, round),
    touched: matches.filter(({ sides }) => sides.includes(a) || sides.includes(b)),
  };
  return [...lostAt(swap), ...meetAgain(swap), ...(round.number === 1 ? together(swap) : worsened(swap))];
}

/** A criterion of the pairing, and how the swap breaks it. */
interface CriterionBreak {
  readonly subject: RuleSubject;
  readonly broken: SwapBreak;
}

interface Swap {
  readonly event: TournamentEvent;
  readonly before: Round;
  readonly after: Round;
  /** All sides that play in the round or have the bye, as they were before the round. */
  readonly contenders: readonly Contender[];
  /** The tables as they would be after the swap. */
  readonly touched: readonly Match[];
}

/** A pairing looks only at earlier rounds, so sides that have left since still count. */
function contendersIn(event: TournamentEvent, { number, plan, matches, byes }: Round): readonly Contender[] {
  const known = { ...event, rounds: event.rounds.slice(0, number - 1) };
  const seated = [...matches.flatMap(({ sides }) => sides), ...byes];
  // A bye for a player without a team doesn't count here.
  return contendersAmong(
    known,
    plan.unit,
    seated.filter((side) => plan.unit !== "teams" || event.teams.has(side)),
  );
}

/** What the swap would lose at tables where something has happened already. */
const lostAt = ({ touched }: Swap): readonly SwapBreak[] =>
  touched.flatMap(({ table, begun, reports }): readonly SwapBreak[] => [
    ...(begun ? [{ key: "table has begun already", table } as const] : []),
    ...(reports.size > 0 ? [{ key: "report is lost", table } as const] : []),
  ]);

const meetAgain = ({ event, contenders, touched }: Swap): readonly SwapBreak[] =>
  rematchesIn(contenders, touched).map((pair) => ({
    key: "they meet again",
    sides: namesOfPair(event, pair),
    rule: ruleIdsOf(event.format).rematch,
  }));

/** The first round only keeps family members and companions apart; it has no other criterion. */
function together({ event, contenders, touched }: Swap): readonly SwapBreak[] {
  const labels = new Map(contenders.map(({ id, apart }) => [id, apart]));
  return touched
    .filter(({ sides }) => shareLabel(sides.map((side) => labels.get(side) ?? [])))
    .map(({ table }) => ({ key: "people who belong together", table, rule: ruleIdsOf(event.format).apart }));
}

const shareLabel = (labels: readonly (readonly string[])[]): boolean =>
  labels.some((own, at) => labels.slice(at + 1).some((other) => own.some((label) => other.includes(label))));

/** Checks the bye and the points at each table first, then any other criterion that the event's check would report. */
function worsened(swap: Swap): readonly SwapBreak[] {
  const { event, before, after, contenders } = swap;
  if (before.plan.unit === "pods" || !allFit(event, before.plan, contenders)) return widerTables(swap).map(({ broken }) => broken);
  const rules = pairingRules(event);
  const [was, is] = [pairingOf(before, contenders), pairingOf(after, contenders)];
  const judged = (pairing: Pairing) => pairingProblem(pairing, contenders, rules, before.seed, (side) => nameOf(event, side));
  const fault = judged(is);
  if (typeof fault === "string") return [];
  // If the round was paired by hand, it may already have been just as bad before the swap.
  const isNoWorse = compareCosts(costOf(is, contenders, rules), costOf(was, contenders, rules), rules) <= 0;
  if (isNoWorse && typeof judged(was) !== "string") return [];
  const plain = [...worseBye(swap), ...widerTables(swap)];
  const isTold = meetAgain(swap).length > 0 || plain.some(({ subject }) => subject === fault.subject);
  const breaks = plain.map(({ broken }) => broken);
  if (isTold) return breaks;
  const { subject, ...rest } = fault;
  return [...breaks, { ...rest, rule: ruleIdsOf(event.format)[subject] }];
}

/** Finds the first value that puts the side with the bye later in the order than the side that would have had it. */
function worseBye({ event, before, after, contenders }: Swap): readonly CriterionBreak[] {
  const byId = new Map(contenders.map((contender) => [contender.id, contender]));
  const [was, is] = [before, after].map((round) => byId.get(pairingOf(round, contenders).bye ?? ""));
  if (!was || !is || was === is) return [];
  const side = nameOf(event, is.id);
  const ids = ruleIdsOf(event.format);
  const figures: readonly (CriterionBreak & { readonly rise: number })[] = [
    {
      rise: pairingRules(event).fewestByesFirst ? is.byes - was.byes : 0,
      subject: "byes",
      broken: { key: "another bye", side, instead: nameOf(event, was.id), rule: ids.byes },
    },
    {
      rise: is.points - was.points,
      subject: "byePoints",
      broken: { key: "bye not to the fewest points", side, rule: ids.byePoints },
    },
    {
      rise: is.margin - was.margin,
      subject: "byeMargin",
      broken: { key: "bye not to the lowest margin", side, rule: ids.byeMargin },
    },
  ];
  const first = figures.find(({ rise }) => rise !== 0);
  return first && first.rise > 0 ? [first] : [];
}

/** Tables whose sides are further apart in points than before. */
function widerTables({ event, before, contenders, touched }: Swap): readonly CriterionBreak[] {
  const points = new Map(contenders.map((contender) => [contender.id, contender.points]));
  const spread = (sides: readonly string[]): number => {
    const figures = sides.map((side) => points.get(side) ?? 0);
    return Math.max(...figures) - Math.min(...figures);
  };
  return touched
    .filter(({ sides, table }) => spread(sides) > spread(before.matches.find((match) => match.table === table)?.sides ?? []))
    .map(({ sides, table }) => ({
      subject: "pairing",
      broken: { key: "points at a table", table, difference: spread(sides), rule: ruleIdsOf(event.format).pairing },
    }));
}
