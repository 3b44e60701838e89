/** Events for tests: players p1, p2, … with lists, teams t1, t2, … where the format ranks teams, and an organiser who writes rows. */
import { invariant } from "@broadside/kit";
import type { Match, Round } from "../event/event.ts";
import { isOpen, lastRound, matchAt } from "../event/working-event.ts";
import type { HandedList } from "../lists/event-list.ts";
import { requiredLimits } from "../lists/required-limits.ts";
import { type EventLog, newLog, record } from "../log/event-log.ts";
import type { Entry, EventCreation, Happening } from "../log/log.ts";
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

/** Four rounds as the format suggests them, and what a test wants otherwise. */
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

/** Why an event is not made; empty where it is. */
export function creationRefused(format: string, changes: Partial<EventCreation> = {}): string {
  const made = newLog(creation(format, changes), MORNING);
  return made.ok ? "" : made.problems.map(({ reason }) => reason).join("; ");
}

/** An event without players. */
export function emptyLog(format: string, changes: Partial<EventCreation> = {}): EventLog {
  const made = newLog(creation(format, changes), MORNING);
  invariant(made.ok, `The event was refused: ${made.ok || made.problems[0]?.reason}`);
  return made.value;
}

/** An event with so many players who have handed in lists; nothing is paired. */
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

/** Registers somebody, with a list unless the test says no. */
export function join(log: EventLog, person: string, list: HandedList | undefined = listFor(log)): void {
  write(log, { kind: "registered", person, name: `Player ${person}` });
  if (list) write(log, { kind: "handed in", player: person, list });
}

/** One squad for each limit that the event asks for, spent to the last point on three ships. */
export function listFor({ event }: EventLog, faction = "rebelalliance"): HandedList {
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

/** Writes a row that must be taken. */
export function write(log: EventLog, what: Happening, by = ORGANISER, at = MORNING): Entry {
  const answer = record(log, what, by, at);
  invariant(answer.ok, `"${what.kind}" was refused: ${answer.ok || answer.problems[0]?.reason}`);
  return answer.value;
}

/** Why a row is refused; one that is taken, or changes anything although refused, fails the test. */
export function refusal(log: EventLog, what: Happening, by = ORGANISER): string {
  const before = inWords(log);
  const answer = record(log, what, by, MORNING);
  invariant(!answer.ok, `"${what.kind}" by ${by} was taken`);
  invariant(inWords(log) === before, `"${what.kind}" was refused and yet changed the event`);
  return answer.problems.map(({ path, reason }) => (path === "" ? reason : `${path}: ${reason}`)).join("; ");
}

/** Everything that a log and its event hold, as text. */
const inWords = (log: EventLog): string =>
  JSON.stringify(log, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value));

/** Pairs the next round as the rules would have it; rematches that cannot be avoided are confirmed. */
export function pairNext(log: EventLog, seed = 1): Round {
  const proposal = proposeRound(log.event, seed);
  invariant(proposal.ok, `No round: ${proposal.ok || proposal.problems[0]?.reason}`);
  write(log, { ...proposal.value.row, rematchesConfirmed: true });
  return currentRound(log);
}

/** Pairs the next round by hand: table by table, the side left over has the bye. */
export function pairByHand(log: EventLog, pairs: readonly (readonly string[])[], byes: readonly string[] = []): Round {
  const tables = pairs.map((sides, at) => ({ table: at + 1, sides }));
  write(log, { kind: "paired", round: log.event.rounds.length + 1, seed: 1, tables, byes, byHand: true, rematchesConfirmed: true });
  return currentRound(log);
}

/** Every match of the round that has no result is won by its first side with 30 points to none. */
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
