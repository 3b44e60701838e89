/** Small events for tests of the commands that show them. */
import {
  type EventLog,
  eventFormatById,
  type Happening,
  newLog,
  record,
  requiredLimits,
  type Settings,
  type SubmittedList,
  usualPlan,
} from "@broadside/tournament";

const ORGANISER = "o1";
export const MORNING = "2026-11-15T09:00:00.000Z";

/** An event with the organiser Olga and nobody else. */
export function emptyEvent(id: string, settings: Partial<Settings> = {}): EventLog {
  const format = eventFormatById(id);
  if (!format) throw new Error(`no format ${id}`);
  const log = newLog(
    {
      kind: "created",
      name: "Winter Cup",
      format: id,
      tier: "casual",
      date: "2026-11-15",
      organiser: { person: ORGANISER, name: "Olga" },
      settings: { rounds: usualPlan(format, 2, 1), ...settings },
    },
    MORNING,
  );
  if (!log.ok) throw new Error(JSON.stringify(log.problems));
  return log.value;
}

/** Adds rows, which the event must accept. */
export function put(log: EventLog, ...rows: readonly Happening[]): EventLog {
  for (const row of rows) {
    const done = record(log, row, ORGANISER, row.kind === "clock" ? new Date().toISOString() : MORNING);
    if (!done.ok) throw new Error(JSON.stringify(done.problems));
  }
  return log;
}

export const paper = (log: EventLog): SubmittedList => ({
  faction: "rebel",
  squads: requiredLimits(log.event).map((points) => ({ points, ships: [] })),
});

/** Adds players p1, p2, … with paper lists. */
export function join(log: EventLog, ...names: readonly string[]): EventLog {
  for (const name of names) {
    const player = `p${log.event.players.size + 1}`;
    put(log, { kind: "registered", person: player, name }, { kind: "handed in", player, list: paper(log) });
  }
  return log;
}

export const pairs = (round: number, ...sides: readonly (readonly string[])[]): Happening => ({
  kind: "paired",
  round,
  seed: 1,
  tables: sides.map((seated, at) => ({ table: at + 1, sides: seated })),
  byes: [],
  rematchesConfirmed: true,
});

export const result = (round: number, table: number, ...scores: readonly number[]): Happening => ({
  kind: "result",
  round,
  table,
  claim: { scores, time: true },
});

/** A first round with two tables, one of which has a result. */
export const begun = (): EventLog =>
  put(
    join(emptyEvent("epic-dogfight"), "Ana Li", "Bo Østby", "Ćiro Vuk", "Dee Ray"),
    pairs(1, ["p1", "p2"], ["p3", "p4"]),
    { kind: "clock", round: 1, does: "start" },
    result(1, 1, 120, 40),
  );

/** The event as lines of its file. */
export const linesOf = ({ entries }: Pick<EventLog, "entries">): string => entries.map((row) => `${JSON.stringify(row)}\n`).join("");
