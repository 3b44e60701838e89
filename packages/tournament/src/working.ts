/** The event while the fold builds it, and the look-ups that rows need. */
import type { Bracket, Clock, Match, Person, Player, Round, Team, TournamentEvent } from "./event.ts";
import type { EventFormat } from "./formats.ts";
import type { ComponentRuled, Created, Entry, IncidentRecorded, Inspected, Ruled } from "./log.ts";
import type { Settings } from "./settings.ts";

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
  readonly rulings: Entry<Ruled>[];
  readonly incidents: Entry<IncidentRecorded>[];
  readonly components: Entry<ComponentRuled>[];
  readonly inspections: Entry<Inspected>[];
}

export const emptyEvent = ({ what, by }: Entry<Created>, format: EventFormat): WorkingEvent => ({
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

/** Tables are mostly numbered from 1 on in order; the others are looked for. */
const placeOf = (matches: readonly Match[], table: number): number =>
  matches[table - 1]?.table === table ? table - 1 : matches.findIndex((match) => match.table === table);

export const isOpen = ({ result, ruled }: Match): boolean => result === undefined && ruled === undefined;

/** A player or a team, whichever the id names. */
export const sideOf = (event: TournamentEvent, id: string): Player | Team | undefined => event.players.get(id) ?? event.teams.get(id);

/** Ids of the players on a side. */
export const membersOf = (event: TournamentEvent, side: string): readonly string[] => event.teams.get(side)?.members ?? [side];

export const teamOf = (event: TournamentEvent, player: string): Team | undefined => {
  for (const team of event.teams.values()) if (team.members.includes(player)) return team;
  return undefined;
};

/** The side of a match on which a person plays. */
export const sideAt = (event: TournamentEvent, match: Match, person: string): string | undefined =>
  match.sides.find((side) => membersOf(event, side).includes(person));

/** Everybody who plays at a table. */
export const playersAt = (event: TournamentEvent, match: Match): readonly string[] => match.sides.flatMap((side) => membersOf(event, side));

/** Replaces one match of a round. */
export function putMatch(event: WorkingEvent, round: number, match: Match): void {
  const matches = event.rounds[round - 1]?.matches;
  const at = matches ? placeOf(matches, match.table) : -1;
  if (matches && at >= 0) matches[at] = match;
}
