/** For export tests: small events made through the public functions, with little code. */
import type { Claim } from "@broadside/formats";
import type { Round, TournamentEvent } from "../event/event.ts";
import type { SubmittedList, SubmittedShip } from "../lists/event-list.ts";
import { requiredLimits } from "../lists/required-limits.ts";
import { type EventLog, newLog, record } from "../log/event-log.ts";
import type { Happening } from "../log/log.ts";
import { eventFormatById } from "../settings/formats.ts";
import { type Settings, usualPlan } from "../settings/settings.ts";

const AT = "2026-11-15T09:00:00.000Z";
const ORGANISER = "o1";

/** An event with three rounds and no players. */
export function emptyEvent(formatId: string, settings: Partial<Settings> = {}): EventLog {
  const format = eventFormatById(formatId);
  if (!format) throw new Error(`no format ${formatId}`);
  const log = newLog(
    {
      kind: "created",
      name: "Winter Cup",
      format: formatId,
      tier: "casual",
      date: "2026-11-15",
      organiser: { person: ORGANISER, name: "Olga" },
      settings: { rounds: usualPlan(format, 3, 1), ...settings },
    },
    AT,
  );
  if (!log.ok) throw new Error(JSON.stringify(log.problems));
  if (format.publishes) put(log.value, { kind: "published" });
  return log.value;
}

/** Adds rows that must be accepted. */
export function put(log: EventLog, ...rows: readonly Happening[]): void {
  for (const row of rows) {
    const done = record(log, row, ORGANISER, AT);
    if (!done.ok) throw new Error(JSON.stringify(done.problems));
  }
}

/** Registers players p1, p2, … with this list, or with a paper list for each limit. */
export function join(
  log: EventLog,
  names: readonly string[],
  list: SubmittedList = paperList(...requiredLimits(log.event).map((limit) => Math.min(limit, 20))),
): void {
  for (const name of names) {
    const person = `p${log.event.players.size + 1}`;
    put(log, { kind: "registered", person, name }, { kind: "handed in", player: person, list });
  }
}

/** A list for which only the totals are known. */
export const paperList = (...points: readonly number[]): SubmittedList => ({
  faction: "rebel",
  squads: points.map((total) => ({ points: total, ships: [] })),
});

export const shipList = (ships: readonly SubmittedShip[], file?: string): SubmittedList => ({
  faction: "rebel",
  squads: [{ points: ships.reduce((sum, { points }) => sum + points, 0), ships }],
  ...(file !== undefined && { file }),
});

/** Registers team t1, t2, … with the first member as captain. */
export function team(log: EventLog, name: string, ...members: readonly string[]): void {
  const id = `t${log.event.teams.size + 1}`;
  put(log, { kind: "teamed", team: id, name, members }, { kind: "captained", team: id, captain: members[0] ?? "" });
}

/** Pairs the next round: each string is a table ("p1 p2"), and a side on its own has the bye. */
export function pair(log: EventLog, ...tables: readonly string[]): Round {
  const sides = tables.map((table) => table.split(" "));
  put(log, {
    kind: "paired",
    round: log.event.rounds.length + 1,
    seed: 1,
    tables: sides.filter((each) => each.length > 1).map((each, at) => ({ table: at + 1, sides: each })),
    byes: sides.filter((each) => each.length === 1).flat(),
    rematchesConfirmed: true,
  });
  return lastRound(log.event);
}

/** Records the last round's results, table by table. */
export function end(log: EventLog, ...claims: readonly Claim[]): void {
  const { number, matches } = lastRound(log.event);
  for (const [at, claim] of claims.entries()) put(log, { kind: "result", round: number, table: matches[at]?.table ?? 0, claim });
}

export function lastRound({ rounds }: TournamentEvent): Round {
  const round = rounds.at(-1);
  if (!round) throw new Error("no round yet");
  return round;
}
