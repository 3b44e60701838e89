/**
 * Events for tests: players p1, p2, … with lists on paper, teams t1, t2, … if the format ranks teams, and an organiser who adds log rows.
 */
import { invariant } from "@broadside/kit";
import {
  type EventLog,
  eventFormatById,
  type Happening,
  newLog,
  record,
  requiredLimits,
  type Settings,
  usualPlan,
} from "@broadside/tournament";

export const ORGANISER = "organiser";
export const MORNING = "2026-11-14T09:00:00.000Z";

export function eventOf(format: string, players: number, settings: Partial<Settings> = {}): EventLog {
  const facts = eventFormatById(format);
  invariant(facts, format);
  const organiser = { person: ORGANISER, name: "Olga" };
  const created = { kind: "created", name: "Autumn", format, tier: "casual", date: "2026-11-14", organiser } as const;
  const log = newLog({ ...created, settings: { rounds: usualPlan(facts, 4, 7), ...settings } }, MORNING);
  invariant(log.ok, `an event of ${format}`);
  for (let at = 1; at <= players; at += 1) join(log.value, `p${at}`);
  for (let at = 1; at < players && facts.ranks === "teams"; at += 2) {
    const team = `t${(at + 1) / 2}`;
    put(log.value, { kind: "teamed", team, name: `Team ${team}`, members: [`p${at}`, `p${at + 1}`] });
    put(log.value, { kind: "captained", team, captain: `p${at}` });
  }
  return log.value;
}

function join(log: EventLog, person: string): void {
  put(log, { kind: "registered", person, name: `Player ${person}` });
  const squads = requiredLimits(log.event).map((points) => ({
    points,
    ships: [
      { name: "Corvette", points: points - 100 },
      { name: "Red Two", points: 100 },
    ],
  }));
  if (log.event.published) put(log, { kind: "handed in", player: person, list: { faction: "rebel", squads } });
}

/** Adds a row that must be accepted, and returns its number. */
export function put(log: EventLog, what: Happening, by = ORGANISER): number {
  const answer = record(log, what, by, MORNING);
  invariant(answer.ok, `${what.kind}: ${JSON.stringify(answer)}`);
  return answer.value.number;
}

/** Pairs players by hand: "p1-p2 p3-p4 p5" gives p5 the bye. */
export function pairByHand(log: EventLog, pairs: string): void {
  const places = pairs.split(" ").map((sides) => sides.split("-"));
  const tables = places.filter(({ length }) => length > 1).map((sides, at) => ({ table: at + 1, sides }));
  const byes = places.filter(({ length }) => length === 1).flat();
  const round = log.event.rounds.length + 1;
  put(log, { kind: "paired", round, seed: 1, tables, byes, byHand: true, rematchesConfirmed: true });
}
