/** Events for tests: players p1, p2, … with lists, teams t1, t2, … if the format ranks teams, and an organiser who writes rows. */
import { invariant, type Problem } from "@broadside/kit";
import type { Match, Round } from "../event/event.ts";
import { isOpen, lastRound, matchAt } from "../event/working-event.ts";
import type { SubmittedList } from "../lists/event-list.ts";
import { requiredLimits } from "../lists/required-limits.ts";
import { type EventLog, type LogProblem, newLog, record } from "../log/event-log.ts";
import type { Entry, EventCreation, Happening } from "../log/log.ts";
import type { RowRefusal } from "../reasons/row-refusal.ts";
import { proposeRound } from "../rounds/propose.ts";
import { type EventFormat, eventFormatById } from "../settings/formats.ts";
import { type Settings, usualPlan } from "../settings/settings.ts";

export const ORGANISER = "organiser";
export const SECOND = "second";
export const JUDGE = "judge";
const DAY = "2026-11-14";
export const MORNING = "2026-11-14T09:00:00.000Z";

export function formatNamed(id: string): EventFormat {
  const format = eventFormatById(id);
  invariant(format, `There is no format ${id}`);
  return format;
}

/** Four rounds as the format suggests, plus a test's own changes. */
export const settingsOf = (format: string, changes: Partial<Settings> = {}): Settings => ({
  rounds: usualPlan(formatNamed(format), 4, 7),
  ...changes,
});

const creation = (format: string, changes: Partial<EventCreation> = {}): EventCreation => ({
  kind: "created",
  name: "Autumn meeting",
  format,
  tier: "casual",
  date: DAY,
  organiser: { person: ORGANISER, name: "Olga Nord" },
  settings: settingsOf(format),
  ...changes,
});

/** Why an event can't be created; undefined if it can. */
export function creationRefused(format: string, changes: Partial<EventCreation> = {}): RowRefusal | Problem | undefined {
  const made = newLog(creation(format, changes), MORNING);
  return made.ok ? undefined : firstRefusal(made.problems);
}

/** Either a rule's refusal, or a problem with a field. */
function firstRefusal(problems: readonly LogProblem[]): RowRefusal | Problem {
  const [problem] = problems;
  invariant(problem, "there is a problem");
  return "refusal" in problem ? problem.refusal : problem;
}

/** An event without players. */
export function emptyLog(format: string, changes: Partial<EventCreation> = {}): EventLog {
  const made = newLog(creation(format, changes), MORNING);
  invariant(made.ok, `The event was refused: ${JSON.stringify(made)}`);
  return made.value;
}

/** An event with this many players who have handed in lists. Nothing is paired yet. */
export function logWith(format: string, players: number, changes: Partial<EventCreation> = {}): EventLog {
  const log = emptyLog(format, changes);
  if (log.event.format.publishes) write(log, { kind: "published" });
  for (let at = 1; at <= players; at += 1) join(log, `p${at}`);
  if (log.event.format.ranks === "teams")
    for (let at = 1; at < players; at += 2) {
      const team = `t${(at + 1) / 2}`;
      write(log, { kind: "teamed", team, name: `Team ${team}`, members: [`p${at}`, `p${at + 1}`] });
      write(log, { kind: "captained", team, captain: `p${at}` });
    }
  return log;
}

/** The same with its first round paired. */
export function pairedLog(format: string, players: number, changes: Partial<EventCreation> = {}): EventLog {
  const log = logWith(format, players, changes);
  pairNext(log);
  return log;
}

/** Registers somebody, with a list unless the test says otherwise. */
export function join(log: EventLog, person: string, list: SubmittedList | undefined = listFor(log)): void {
  write(log, { kind: "registered", person, name: `Player ${person}` });
  if (list) write(log, { kind: "handed in", player: person, list });
}

/** One squad for each limit the event requires. Each squad spends every point on three ships. */
export function listFor({ event }: EventLog, faction = "rebelalliance"): SubmittedList {
  const squads = requiredLimits(event).map((points) => {
    const part = Math.floor(points / 3);
    return {
      points,
      ships: [
        { name: "Corvette", points: points - 2 * part },
        { name: "Red Two", points: part },
        { name: "Red Three", points: part },
      ],
    };
  });
  return { faction, squads };
}

/** Writes a row that must be accepted. */
export function write(log: EventLog, what: Happening, by = ORGANISER, at = MORNING): Entry {
  const answer = record(log, what, by, at);
  invariant(answer.ok, `"${what.kind}" was refused: ${answer.ok || JSON.stringify(answer.problems)}`);
  return answer.value;
}

/** Returns why a row is refused. The test fails if the row is accepted, or if it changes anything although it is refused. */
export function refusal(log: EventLog, what: Happening, by = ORGANISER): RowRefusal | Problem {
  const before = inWords(log);
  const answer = record(log, what, by, MORNING);
  invariant(!answer.ok, `"${what.kind}" by ${by} was taken`);
  invariant(inWords(log) === before, `"${what.kind}" was refused and yet changed the event`);
  return firstRefusal(answer.problems);
}

/** The whole log and its event, as text. */
const inWords = (log: EventLog): string =>
  JSON.stringify(log, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value));

/** Pairs the next round as the rules propose, and confirms unavoidable rematches. */
export function pairNext(log: EventLog, seed = 1): Round {
  const proposal = proposeRound(log.event, seed);
  invariant(proposal.ok, `No round: ${proposal.ok || JSON.stringify(proposal.problems)}`);
  write(log, { ...proposal.value.row, rematchesConfirmed: true });
  return currentRound(log);
}

/** Pairs the next round by hand, table by table. Any side left over gets the bye. */
export function pairByHand(log: EventLog, pairs: readonly (readonly string[])[], byes: readonly string[] = []): Round {
  const tables = pairs.map((sides, at) => ({ table: at + 1, sides }));
  write(log, { kind: "paired", round: log.event.rounds.length + 1, seed: 1, tables, byes, byHand: true, rematchesConfirmed: true });
  return currentRound(log);
}

/** Gives every open match of the round a result: the first side wins 30 to 0. */
export function playRound(log: EventLog): void {
  const { number, matches } = currentRound(log);
  for (const { table } of matches.filter(isOpen)) {
    const scores = matchOf(log, table).sides.map((_, side) => (side === 0 ? 30 : 0));
    write(log, { kind: "result", round: number, table, claim: { scores, time: true } });
  }
}

export function playRounds(log: EventLog, count: number): void {
  for (let round = 0; round < count; round += 1) {
    pairNext(log);
    playRound(log);
  }
}

export function currentRound(log: EventLog): Round {
  const round = lastRound(log.event);
  invariant(round, "No round has been paired");
  return round;
}

/** A table of the current round. */
export function matchOf(log: EventLog, table = 1): Match {
  const match = matchAt(log.event, currentRound(log).number, table);
  invariant(match, `There is no table ${table}`);
  return match;
}
