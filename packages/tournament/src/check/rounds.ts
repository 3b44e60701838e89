/** What is to be said of a round apart from its pairing: tables, the clock, results. */
import type { Claim } from "@broadside/formats";
import type { Problem } from "@broadside/kit";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { isOpen } from "../event/working-event.ts";
import type { Entry } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
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
  const note = (text: string, rule?: string): Finding => ({
    round: round.number,
    ...(rule !== undefined && { rule }),
    text,
    weight: "note",
  });
  const seats = new Map<number, number>();
  for (const { table } of round.matches) seats.set(table, (seats.get(table) ?? 0) + 1);
  return [
    ...[...seats]
      .filter(([, matches]) => matches > 1)
      .map(
        ([table, matches]): Finding => ({ round: round.number, text: `Table ${table} is used for ${matches} matches`, weight: "broken" }),
      ),
    ...round.matches
      .filter(({ table }) => table > tables)
      .map(({ table }) => note(`Table ${table} is used, though only ${tables} stand`, citedRule(event.format, "ET-TABLE-01"))),
    ...(freshTables
      ? round.matches.flatMap(({ table, sides }) =>
          sides
            .filter((side) => satBefore(event, round, side).includes(table))
            .map((side) => note(`${nameOf(event, side)} sits at table ${table} again`)),
        )
      : []),
  ];
}

const satBefore = (event: TournamentEvent, { number }: Round, side: string): readonly number[] =>
  event.rounds.slice(0, number - 1).flatMap(({ matches }) => matches.filter(({ sides }) => sides.includes(side)).map(({ table }) => table));

/** Rounds are as long as the players were told (within a minute), unless nobody was playing any more when time was called. */
export function clockFindings(
  event: TournamentEvent,
  round: Round,
  timeCall: { readonly entry: number; readonly open: number } | undefined,
): readonly Finding[] {
  const { turns } = round.clock;
  const { number, plan } = round;
  const called = turns.find(({ does }) => does === "time");
  if (turns.length === 0 && round.matches.some(({ result }) => result))
    return [{ round: number, text: "Results came in, but the clock was never started", weight: "note" }];
  if (!called || !timeCall) return [];
  const ran = Math.floor(clockOf(round, called.at).elapsed / MINUTE);
  if (ran >= plan.minutes - 1 || timeCall.open === 0) return [];
  const tables = timeCall.open === 1 ? "a table was" : `${timeCall.open} tables were`;
  const text = `Time was called after ${ran} of ${plan.minutes} minutes, while ${tables} still playing`;
  return [{ round: number, entry: timeCall.entry, rule: ruleIdsOf(event.format).length, text, weight: "broken" }];
}

export function matchFindings(event: TournamentEvent, round: Round, entries: readonly Entry[]): readonly Finding[] {
  const { ending, time } = ruleIdsOf(event.format);
  const findings = round.matches.flatMap((match): readonly Finding[] => {
    const where = { round: round.number, ...(match.result && { entry: match.result.entry }) };
    const place = `Table ${match.table} (${match.sides.map((side) => nameOf(event, side)).join(" against ")})`;
    if (isOpen(match)) {
      const state = match.disputed ? "is disputed, and neither have its sides agreed nor has anybody ruled" : "has no result yet";
      return [{ ...where, text: `${place} ${state}`, weight: "note" }];
    }
    if (!matchOutcome(event, round, match))
      return [{ ...where, rule: ending, text: `${place} has a result that cannot be counted`, weight: "broken" }];
    const questions = match.result && sourceOf(match) === "by hand" ? questionFindings(event, round, match, match.result.claim) : [];
    if (questions.length > 0)
      return questions.map(({ reason }) => ({ ...where, text: `${place} has a figure that is hardly right: ${reason}`, weight: "note" }));
    const left = match.result?.claim.time ? minutesLeft(round, match, entries) : 0;
    return left > 0 ? [{ ...where, rule: time, text: `${place} ended on time with ${left} minutes left`, weight: "note" }] : [];
  });
  return [...findings, ...untimedFindings(event, round, entries)];
}

const questionFindings = (event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly Problem[] =>
  claimQuestions(claim, squadsAt(event, round, match), matchRules(event, round.plan));

/** A dogfight ends by elimination, by concession or on time; a scenario also ends by itself. */
function untimedFindings(event: TournamentEvent, round: Round, entries: readonly Entry[]): readonly Finding[] {
  if (event.format.count !== "destroyed" || round.clock.turns.some(({ does }) => does === "time")) return [];
  const tables = round.matches
    .filter((match) => match.result && !match.result.claim.time && !match.ruled && minutesLeft(round, match, entries) > 0)
    .filter((match) => matchOutcome(event, round, match)?.ending === "time")
    .map(({ table }) => table)
    .toSorted((one, other) => one - other);
  if (tables.length === 0) return [];
  const words = tables.length === 1 ? `Table ${tables[0]} was` : `Tables ${tables.join(", ")} were`;
  const text = `${words} decided on points before time had run out, and nobody said that time was called`;
  return [{ round: round.number, rule: ruleIdsOf(event.format).time, text, weight: "note" }];
}

/** Of the table's time, when its result came in. */
function minutesLeft(round: Round, match: Match, entries: readonly Entry[]): number {
  const entry = match.result && entries[match.result.entry - 1];
  if (!entry || round.clock.turns.length === 0) return 0;
  return Math.floor(tableClock(round, match, entry.at).left / MINUTE);
}
