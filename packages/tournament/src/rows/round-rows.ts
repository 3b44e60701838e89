/** Rows about rounds: pairing, swaps, the clock. */
import type { Match, Round } from "../event/event.ts";
import { isOpen, lastRound, matchAt, newMatch, putMatch, roundOf, sideAt } from "../event/working-event.ts";
import type { ClockTurn, Entry, MatchStart, PairingCancellation, RoundPairing, Seating, SideSwap, TimeExtension } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
import { noteRefusal } from "../people/names.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
import { nextPlan } from "../rounds/contenders.ts";
import { readinessRefusal } from "../rounds/readiness.ts";
import { swapBreaks } from "../rounds/swap.ts";
import { missingResults } from "./event-rows.ts";
import { change } from "./people-rows.ts";
import { EVERYBODY, isStaff, ORGANISERS, ownMatchRefusal, type Row, STAFF } from "./row.ts";
import { seatingRefusal, sizesRefusal, tooFewJudges } from "./seating.ts";

const MOST_EXTENSION = 120;

export const paired: Row<RoundPairing> = {
  by: ORGANISERS,
  against: (event, { what }) => {
    const plan = nextPlan(event);
    if (what.round !== event.rounds.length + 1) return { key: "not the next round", next: event.rounds.length + 1, round: what.round };
    if (!plan)
      return event.settings.rounds.length === 0
        ? { key: "no rounds are planned", rule: "ET-ROUND-04" }
        : { key: "all rounds are paired", rounds: event.settings.rounds.length };
    return firstOf(
      missingResults(event),
      event.bracket === undefined && readinessRefusal(event, plan)?.refusal,
      seatingRefusal(event, what, plan),
    );
  },
  newly: (event, { what: { tables } }) => {
    const plan = nextPlan(event);
    return plan && sizesRefusal(event, tables, plan);
  },
  apply: (event, { what: { round, seed, tables, byes } }) => {
    const plan = nextPlan(event);
    if (!plan) return;
    event.rounds.push({
      number: round,
      kind: event.bracket ? "cut" : "swiss",
      plan,
      seed,
      matches: tables.map(({ table, sides }) => newMatch(table, sides)),
      byes,
      clock: { turns: [] },
    });
  },
};

export const swapped: Row<SideSwap> = {
  by: ORGANISERS,
  against: (event, { what: { round: number, sides } }) => {
    const round = lastRound(event);
    if (!round || round.number !== number) return { key: "only the last round changes", last: event.rounds.length };
    const [a, b] = sides;
    const tables = round.matches.filter((match) => match.sides.includes(a) || match.sides.includes(b));
    const unknown = sides.find((side) => !round.byes.includes(side) && !round.matches.some((match) => match.sides.includes(side)));
    return firstOf(
      unknown !== undefined && { key: "not in this round", side: nameOf(event, unknown), round: number },
      (a === b || tables.some((match) => match.sides.includes(a) && match.sides.includes(b))) && { key: "same table" },
      tables.some((match) => !isOpen(match)) && { key: "table has a result" },
      round.kind === "cut" && { key: "bracket decides" },
      unknown === undefined && tooFewJudges(event, exchanged(round.matches, sides)),
    );
  },
  newly: (event, { what: { sides, despite } }) => {
    const round = lastRound(event);
    const breaks = round ? swapBreaks(event, round, sides) : [];
    return firstOf(
      round && sizesRefusal(event, exchanged(round.matches, sides), round.plan),
      // The caller writes the sentences in `despite`, so only their number can be checked.
      breaks.length > despite.length && { key: "swap breaks something", breaks },
    );
  },
  apply: (event, { what: { round: number, sides } }) => {
    const round = event.rounds[number - 1];
    if (!round) return;
    const [a, b] = sides;
    const touched = round.matches.filter((match) => match.sides.includes(a) || match.sides.includes(b));
    for (const { table, sides: now } of exchanged(touched, sides)) putMatch(event, number, newMatch(table, now));
    round.byes = round.byes.map((side) => exchange(side, sides));
  },
};

const exchange = (side: string, [a, b]: readonly [string, string]): string => (side === a ? b : side === b ? a : side);

const exchanged = (matches: readonly Match[], sides: readonly [string, string]): readonly Seating[] =>
  matches.map((match) => ({ table: match.table, sides: match.sides.map((side) => exchange(side, sides)) }));

export const cancelled: Row<PairingCancellation> = {
  by: ORGANISERS,
  against: (event, { what: { round: number, reason } }) => {
    const round = lastRound(event);
    if (!round || round.number !== number) return { key: "only the last pairing is cancelled", last: event.rounds.length };
    const played = round.matches
      .filter((match) => !isOpen(match) || match.reports.size > 0)
      .map(({ table }) => table)
      .toSorted((a, b) => a - b);
    return firstOf(noteRefusal("reason", reason), played.length > 0 && { key: "results are in", tables: played });
  },
  apply: (event, { what: { round } }) => {
    event.rounds.pop();
    // Players who arrived during the round have missed one round fewer.
    for (const { id, missed } of [...event.players.values(), ...event.teams.values()])
      if (missed >= round) change(event, id, { missed: round - 1 });
    for (const person of event.people.values()) if (person.since >= round) event.people.set(person.id, { ...person, since: round - 1 });
  },
};

export const clock: Row<ClockTurn> = {
  by: STAFF,
  against: (event, { what: { round: number, does } }) => {
    const round = roundOf(event, number);
    if (!round) return { key: "round is not paired", round: number };
    const state = round.clock.turns.at(-1)?.does;
    const running = state === "start" || state === "resume";
    return firstOf(
      state === "time" && { key: "time is called", round: number },
      does === "start" && state !== undefined && { key: "clock is started", round: number },
      does === "pause" && !running && { key: "clock is not running", round: number },
      does === "resume" && state !== "pause" && { key: "clock is not paused", round: number },
      does === "time" && state === undefined && { key: "clock is not started", round: number },
    );
  },
  apply: (event, { at, what: { round: number, does } }) => {
    const round = event.rounds[number - 1];
    if (round) round.clock = { turns: [...round.clock.turns, { at, does }] };
  },
};

export const extended: Row<TimeExtension> = {
  by: STAFF,
  against: (event, { by, what: { round, table, minutes, reason } }) => {
    const match = matchAt(event, round, table);
    if (!match) return noTable(round, table);
    return firstOf(
      sideAt(event, match, by) !== undefined && ownMatchRefusal(),
      !isOpen(match) && { key: "table is finished", table },
      !(Number.isInteger(minutes) && minutes >= 1 && match.extension + minutes <= MOST_EXTENSION) && {
        key: "extension of a table",
        most: MOST_EXTENSION,
      },
      reason !== undefined && noteRefusal("reason", reason),
    );
  },
  apply: (event, { what: { round, table, minutes } }) => {
    const match = matchAt(event, round, table);
    if (match) putMatch(event, round, { ...match, extension: match.extension + minutes });
  },
};

export const begun: Row<MatchStart> = {
  by: EVERYBODY,
  against: (event, { by, what: { round: number, table } }) => {
    const round = roundOf(event, number);
    const match = matchAt(event, number, table);
    if (!round || !match) return noTable(number, table);
    return firstOf(
      !isStaff(event, by) && sideAt(event, match, by) === undefined && { key: "only players begin" },
      match.begun && { key: "table has begun", table },
      !isStarted(round) && { key: "round has not started", rule: "ET-END-53-Q" },
    );
  },
  apply: (event, { what: { round, table } }: Entry<MatchStart>) => {
    const match = matchAt(event, round, table);
    if (match) putMatch(event, round, { ...match, begun: true });
  },
};

export const isStarted = ({ clock: { turns } }: Round): boolean => turns.length > 0;

export const noTable = (round: number, table: number): RowRefusal => ({ key: "no such table", round, table });
