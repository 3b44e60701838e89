/** Rows about rounds: pairing, swaps, the clock. */
import type { Match, Round } from "../event/event.ts";
import { isOpen, lastRound, matchAt, newMatch, putMatch, roundOf, sideAt } from "../event/working-event.ts";
import type { ClockTurn, Entry, MatchStart, PairingCancellation, RoundPairing, Seating, SideSwap, TimeExtension } from "../log/log.ts";
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { nameOf } from "../people/display-names.ts";
import { noteRefusal } from "../people/names.ts";
import { nextPlan } from "../rounds/contenders.ts";
import { readinessRefusal } from "../rounds/readiness.ts";
import { swapBreaks } from "../rounds/swap.ts";
import { openTables } from "./event-rows.ts";
import { change } from "./people-rows.ts";
import { EVERYBODY, isStaff, ORGANISERS, ownMatchRefusal, type Row, STAFF } from "./row.ts";
import { seatingRefusal, sizesRefusal, tooFewJudges } from "./seating.ts";

const MOST_EXTENSION = 120;

export const paired: Row<RoundPairing> = {
  by: ORGANISERS,
  against: (event, { what }) => {
    const plan = nextPlan(event);
    if (what.round !== event.rounds.length + 1) return refuse(`The next round is round ${event.rounds.length + 1}, not ${what.round}`);
    if (!plan)
      return event.settings.rounds.length === 0
        ? refuse("The number of rounds is settled before the first is paired", "ET-ROUND-04")
        : refuse(`All ${event.settings.rounds.length} rounds have been paired; make the cut, or finish the event`);
    return firstOf(
      event.rounds.some(({ matches }) => matches.some(isOpen)) && refuse(`Results are missing: ${openTables(event)}`),
      event.bracket === undefined && readinessRefusal(event, plan),
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
    if (!round || round.number !== number) return refuse(`Only the last round can be changed; that is round ${event.rounds.length}`);
    const [a, b] = sides;
    const tables = round.matches.filter((match) => match.sides.includes(a) || match.sides.includes(b));
    const unknown = sides.find((side) => !round.byes.includes(side) && !round.matches.some((match) => match.sides.includes(side)));
    return firstOf(
      unknown !== undefined && refuse(`${nameOf(event, unknown)} does not play in round ${number}`),
      (a === b || tables.some((match) => match.sides.includes(a) && match.sides.includes(b))) && refuse("The two sit at the same table"),
      tables.some((match) => !isOpen(match)) && refuse("One of the tables has a result already"),
      round.kind === "cut" && refuse("The championship follows its bracket"),
      unknown === undefined && tooFewJudges(event, exchanged(round.matches, sides)),
    );
  },
  newly: (event, { what: { sides, despite } }) => {
    const round = lastRound(event);
    const breaks = round ? swapBreaks(event, round, sides) : [];
    return firstOf(
      round && sizesRefusal(event, exchanged(round.matches, sides), round.plan),
      breaks.some((broken) => !despite.includes(broken)) &&
        refuse(`The swap breaks something; say that you want it so: ${breaks.join("; ")}`),
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
    if (!round || round.number !== number)
      return refuse(`Only the pairing of the last round can be taken back; that is round ${event.rounds.length}`);
    const played = round.matches
      .filter((match) => !isOpen(match) || match.reports.size > 0)
      .map(({ table }) => table)
      .toSorted((a, b) => a - b);
    return firstOf(
      noteRefusal("The reason", reason),
      played.length > 0 && refuse(`There are results at table ${played.slice(0, 20).join(", ")}; undo those rows first, or play the round`),
    );
  },
  apply: (event, { what: { round } }) => {
    event.rounds.pop();
    // Players who came during the round have missed one round less.
    for (const { id, missed } of [...event.players.values(), ...event.teams.values()])
      if (missed >= round) change(event, id, { missed: round - 1 });
    for (const person of event.people.values()) if (person.since >= round) event.people.set(person.id, { ...person, since: round - 1 });
  },
};

export const clock: Row<ClockTurn> = {
  by: STAFF,
  against: (event, { what: { round: number, does } }) => {
    const round = roundOf(event, number);
    if (!round) return refuse(`Round ${number} has not been paired`);
    const state = round.clock.turns.at(-1)?.does;
    const running = state === "start" || state === "resume";
    return firstOf(
      state === "time" && refuse(`Time has been called in round ${number}; undo that row if it was a mistake`),
      does === "start" && state !== undefined && refuse(`The clock of round ${number} has been started`),
      does === "pause" && !running && refuse(`The clock of round ${number} is not running`),
      does === "resume" && state !== "pause" && refuse(`The clock of round ${number} is not paused`),
      does === "time" && state === undefined && refuse(`The clock of round ${number} has not been started`),
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
      !isOpen(match) && refuse(`Table ${table} has finished`),
      !(Number.isInteger(minutes) && minutes >= 1 && match.extension + minutes <= MOST_EXTENSION) &&
        refuse(`A table is given 1 to ${MOST_EXTENSION} minutes more in all`),
      reason !== undefined && noteRefusal("The reason", reason),
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
      !isStaff(event, by) && sideAt(event, match, by) === undefined && refuse("Only those who play at the table begin there"),
      match.begun && refuse(`Table ${table} has begun`),
      !isStarted(round) && refuse("Set-up may be done early, but no ship moves before the organiser starts the round", "ET-END-53-Q"),
    );
  },
  apply: (event, { what: { round, table } }: Entry<MatchStart>) => {
    const match = matchAt(event, round, table);
    if (match) putMatch(event, round, { ...match, begun: true });
  },
};

export const isStarted = ({ clock: { turns } }: Round): boolean => turns.length > 0;

export const noTable = (round: number, table: number): RowRefusal => refuse(`There is no table ${table} in round ${round}`);
