/** Checks everything about a round except its pairing: tables, the clock, results. */
import type { Claim } from "@broadside/formats";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { isOpen } from "../event/working-event.ts";
import type { Entry } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
import type { ClaimQuestion } from "../reasons/claim-reasons.ts";
import type { FoundFact } from "../reasons/findings.ts";
import { claimQuestions } from "../results/claim-questions.ts";
import { matchOutcome, squadsAt } from "../results/match-outcome.ts";
import { matchRules } from "../results/match-rules.ts";
import { sourceOf } from "../results/result-source.ts";
import { clockOf, tableClock } from "../rounds/clock.ts";
import { citedRule, ruleIdsOf } from "../settings/rule-ids.ts";
import type { Finding } from "./finding.ts";

const MINUTE = 60_000;

export function tableFindings(event: TournamentEvent, round: Round): readonly Finding[] {
  const { tables = Number.POSITIVE_INFINITY, freshTables } = event.settings;
  const note = (found: FoundFact, rule?: string): Finding => ({
    round: round.number,
    ...(rule !== undefined && { rule }),
    found,
    weight: "note",
  });
  const seats = new Map<number, number>();
  for (const { table } of round.matches) seats.set(table, (seats.get(table) ?? 0) + 1);
  return [
    ...[...seats]
      .filter(([, matches]) => matches > 1)
      .map(
        ([table, matches]): Finding => ({
          round: round.number,
          found: { key: "table has several matches", table, matches },
          weight: "broken",
        }),
      ),
    ...round.matches
      .filter(({ table }) => table > tables)
      .map(({ table }) => note({ key: "table is not there", table, tables }, citedRule(event.format, "ET-TABLE-01"))),
    ...(freshTables
      ? round.matches.flatMap(({ table, sides }) =>
          sides
            .filter((side) => satBefore(event, round, side).includes(table))
            .map((side) => note({ key: "side is at a table again", side: nameOf(event, side), table })),
        )
      : []),
  ];
}

const satBefore = (event: TournamentEvent, { number }: Round, side: string): readonly number[] =>
  event.rounds.slice(0, number - 1).flatMap(({ matches }) => matches.filter(({ sides }) => sides.includes(side)).map(({ table }) => table));

/** Rounds last as long as announced (within a minute), unless all tables had finished when time was called. */
export function clockFindings(
  event: TournamentEvent,
  round: Round,
  timeCall: { readonly entry: number; readonly open: number } | undefined,
): readonly Finding[] {
  const { turns } = round.clock;
  const { number, plan } = round;
  const called = turns.find(({ does }) => does === "time");
  if (turns.length === 0 && round.matches.some(({ result }) => result))
    return [{ round: number, found: { key: "clock was never started" }, weight: "note" }];
  if (!called || !timeCall) return [];
  const ran = Math.floor(clockOf(round, called.at).elapsed / MINUTE);
  if (ran >= plan.minutes - 1 || timeCall.open === 0) return [];
  const found: FoundFact = { key: "time came early", ran, minutes: plan.minutes, open: timeCall.open };
  return [{ round: number, entry: timeCall.entry, rule: ruleIdsOf(event.format).length, found, weight: "broken" }];
}

export function matchFindings(event: TournamentEvent, round: Round, entries: readonly Entry[]): readonly Finding[] {
  const { ending, time } = ruleIdsOf(event.format);
  const findings = round.matches.flatMap((match): readonly Finding[] => {
    const where = { round: round.number, ...(match.result && { entry: match.result.entry }) };
    const place = { table: match.table, sides: match.sides.map((side) => nameOf(event, side)) };
    if (isOpen(match))
      return [{ ...where, found: { key: match.disputed ? "match is disputed" : "match has no result", ...place }, weight: "note" }];
    if (!matchOutcome(event, round, match))
      return [{ ...where, rule: ending, found: { key: "result cannot be counted", ...place }, weight: "broken" }];
    const questions = match.result && sourceOf(match) === "by hand" ? questionFindings(event, round, match, match.result.claim) : [];
    if (questions.length > 0)
      return questions.map((question) => ({ ...where, found: { key: "result is hardly right", ...place, question }, weight: "note" }));
    const left = match.result?.claim.time ? minutesLeft(round, match, entries) : 0;
    return left > 0 ? [{ ...where, rule: time, found: { key: "ended on time too early", ...place, minutes: left }, weight: "note" }] : [];
  });
  return [...findings, ...untimedFindings(event, round, entries)];
}

const questionFindings = (event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly ClaimQuestion[] =>
  claimQuestions(claim, squadsAt(event, round, match), matchRules(event, round.plan));

/** A dogfight ends by elimination, by concession or when time runs out; a scenario can also end in its own way. */
function untimedFindings(event: TournamentEvent, round: Round, entries: readonly Entry[]): readonly Finding[] {
  if (event.format.count !== "destroyed" || round.clock.turns.some(({ does }) => does === "time")) return [];
  const tables = round.matches
    .filter((match) => match.result && !match.result.claim.time && !match.ruled && minutesLeft(round, match, entries) > 0)
    .filter((match) => matchOutcome(event, round, match)?.ending === "time")
    .map(({ table }) => table)
    .toSorted((one, other) => one - other);
  if (tables.length === 0) return [];
  return [{ round: round.number, rule: ruleIdsOf(event.format).time, found: { key: "decided before time", tables }, weight: "note" }];
}

/** The minutes left on the table's clock when its result came in. */
function minutesLeft(round: Round, match: Match, entries: readonly Entry[]): number {
  const entry = match.result && entries[match.result.entry - 1];
  if (!entry || round.clock.turns.length === 0) return 0;
  return Math.floor(tableClock(round, match, entry.at).left / MINUTE);
}
