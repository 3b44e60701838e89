/** The event while the fold builds it, and the look-ups that rows need. */
import type { ComponentRuling, Entry, EventCreation, IncidentReport, Inspection, Ruling } from "../log/log.ts";
import { squadsAt } from "../results/match-outcome.ts";
import type { EventFormat } from "../settings/formats.ts";
import type { Settings } from "../settings/settings.ts";
import type { Bracket, Clock, Match, Person, Player, Round, Team, TournamentEvent } from "./event.ts";

interface WorkingRound extends Round {
  readonly matches: Match[];
  byes: readonly string[];
  clock: Clock;
}

export interface WorkingEvent extends TournamentEvent {
  settings: Settings;
  published: boolean;
  finished: boolean;
  readonly people: Map<string, Person>;
  readonly players: Map<string, Player>;
  readonly teams: Map<string, Team>;
  readonly rounds: WorkingRound[];
  bracket: Bracket | undefined;
  readonly rulings: Entry<Ruling>[];
  readonly incidents: Entry<IncidentReport>[];
  readonly components: Entry<ComponentRuling>[];
  readonly inspections: Entry<Inspection>[];
}

export const emptyEvent = ({ what, by }: Entry<EventCreation>, format: EventFormat): WorkingEvent => ({
  name: what.name,
  format,
  tier: what.tier,
  series: what.series,
  date: what.date,
  place: what.place,
  settings: what.settings,
  published: !format.publishes,
  finished: false,
  people: new Map([[by, { id: by, name: what.organiser.name, role: "organiser", since: 0 }]]),
  players: new Map(),
  teams: new Map(),
  rounds: [],
  bracket: undefined,
  rulings: [],
  incidents: [],
  components: [],
  inspections: [],
});

export const hasStarted = (event: TournamentEvent): boolean => event.rounds.length > 0;

export const lastRound = (event: TournamentEvent): Round | undefined => event.rounds.at(-1);

export const roundOf = (event: TournamentEvent, number: number): Round | undefined => event.rounds[number - 1];

export function matchAt(event: TournamentEvent, round: number, table: number): Match | undefined {
  const matches = roundOf(event, round)?.matches ?? [];
  return matches[placeOf(matches, table)];
}

/** Tables are usually numbered in order from 1. If they aren't, this searches for the table. */
const placeOf = (matches: readonly Match[], table: number): number =>
  matches[table - 1]?.table === table ? table - 1 : matches.findIndex((match) => match.table === table);

export const isOpen = ({ result, ruled }: Match): boolean => result === undefined && ruled === undefined;

/** The player or team with this id. */
export const sideOf = (event: TournamentEvent, id: string): Player | Team | undefined => event.players.get(id) ?? event.teams.get(id);

/** The ids of a side's players. */
export const membersOf = (event: TournamentEvent, side: string): readonly string[] => event.teams.get(side)?.members ?? [side];

/** A player's team. If there have been several, this is the one that still plays or, if none does, the last one. */
export function teamOf(event: TournamentEvent, player: string): Team | undefined {
  let last: Team | undefined;
  for (const team of event.teams.values())
    if (team.members.includes(player) && (team.status === "playing" || last?.status !== "playing")) last = team;
  return last;
}

/** Whether a player is in a team that is still playing. */
export const isTeamed = (event: TournamentEvent, player: string): boolean => teamOf(event, player)?.status === "playing";

/** The side that a person plays for in a match. */
export const sideAt = (event: TournamentEvent, match: Match, person: string): string | undefined =>
  match.sides.find((side) => membersOf(event, side).includes(person));

/** Everybody who plays at a table. */
export const playersAt = (event: TournamentEvent, match: Match): readonly string[] => match.sides.flatMap((side) => membersOf(event, side));

/** A match in which nothing has happened yet. */
export const newMatch = (table: number, sides: readonly string[]): Match => ({
  table,
  sides,
  begun: false,
  extension: 0,
  reports: new Map(),
  confirmedBy: new Set(),
  disputed: false,
  result: undefined,
  ruled: undefined,
  mat: undefined,
  tools: new Map(),
});

/** Replaces a match in a round. Once the match has begun, been reported or ended, its lists are fixed. */
export function putMatch(event: WorkingEvent, number: number, match: Match): void {
  const round = event.rounds[number - 1];
  const at = round ? placeOf(round.matches, match.table) : -1;
  if (!round || at < 0) return;
  round.matches[at] = match.begun || match.reports.size > 0 || !isOpen(match) ? { ...match, squads: squadsAt(event, round, match) } : match;
}

/** Whether a player has sat at a table or had a bye. */
export const hasPlayed = (event: TournamentEvent, player: string): boolean =>
  event.rounds.some(({ matches, byes }) =>
    [...byes, ...matches.flatMap(({ sides }) => sides)].some((side) => membersOf(event, side).includes(player)),
  );
