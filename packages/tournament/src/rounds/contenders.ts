/** The sides of the next round, and what the pairing needs to know about them. */
import type { Player, Round, Team, TournamentEvent } from "../event/event.ts";
import { membersOf, teamOf } from "../event/working-event.ts";
import type { Contender, Pairing, PairingRules } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import type { Unit } from "../settings/formats.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { bracketPlan } from "../standings/bracket.ts";
import { recordsOf } from "../standings/standings.ts";

/** The plan of the next round; undefined if all have been paired. */
export const nextPlan = (event: TournamentEvent): RoundPlan | undefined =>
  event.bracket ? bracketPlan(event) : event.settings.rounds[event.rounds.length];

/** Sides that play in the next round, in order of arrival. */
export function sidesToPair(event: TournamentEvent, unit: Unit): readonly (Player | Team)[] {
  const sides = unit === "teams" ? [...event.teams.values()] : [...event.players.values()];
  return sides.filter((side) => side.status === "playing" && isHere(event, side));
}

const isHere = (event: TournamentEvent, { id }: Player | Team): boolean =>
  event.settings.checkIn !== true ||
  membersOf(event, id).every((member) => {
    const player = event.players.get(member);
    return player?.checkedIn === true || player?.status !== "playing";
  });

/**
 * Players who are present without a team, or whose team isn't present. In events that rank teams, such a player still belongs to their old
 * team. In events that rank players, they need another team, and a player left over has the bye in a team round.
 */
export const unteamed = (event: TournamentEvent): readonly string[] =>
  sidesToPair(event, "players").flatMap(({ id }) =>
    (event.format.ranks === "teams" ? teamOf(event, id) : playsInTeam(event, id)) ? [] : [id],
  );

function playsInTeam(event: TournamentEvent, player: string): boolean {
  const team = teamOf(event, player);
  return team?.status === "playing" && isHere(event, team);
}

export function pairingRules({ format, settings }: TournamentEvent): PairingRules {
  const { closeness, order, fewestByesFirst } = format.pairing;
  return {
    closeness,
    order: settings.orderByMargin === undefined ? order : settings.orderByMargin ? "margin" : "lot",
    fewestByesFirst: settings.fewestByesFirst ?? fewestByesFirst,
  };
}

export const contendersOf = (event: TournamentEvent, unit: Unit): readonly Contender[] =>
  contendersAmong(
    event,
    unit,
    sidesToPair(event, unit).map(({ id }) => id),
  );

/** The given sides, whether they still play or not. */
export function contendersAmong(event: TournamentEvent, unit: Unit, sides: readonly string[]): readonly Contender[] {
  const records = recordsOf(event);
  const asTeams = unit === "teams" && event.format.ranks === "players" ? teamMeetings(event) : undefined;
  return sides.map((id) => {
    const members = membersOf(event, id);
    // A team in an event that ranks players has the combined points, margin and byes of its members.
    const parts = [records.get(id) ?? members.map((member) => records.get(member))].flat().filter((part) => part !== undefined);
    return {
      id,
      points: sum(parts, ({ points }) => points),
      margin: sum(parts, ({ margin }) => margin),
      byes: sum(parts, ({ byes }) => byes),
      met: counted(asTeams?.get(id) ?? records.get(id)?.opponents ?? []),
      apart: [...new Set(members.flatMap((member) => event.players.get(member)?.apart ?? []))],
    };
  });
}

/** The opponents that each team has met as a team. */
function teamMeetings(event: TournamentEvent): ReadonlyMap<string, readonly string[]> {
  const met = new Map<string, string[]>([...event.teams.keys()].map((team) => [team, []]));
  for (const { matches } of event.rounds)
    for (const { sides } of matches) for (const side of sides) met.get(side)?.push(...sides.filter((other) => other !== side));
  return met;
}

function counted(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const sum = <Part>(parts: readonly Part[], of: (part: Part) => number): number => parts.reduce((total, part) => total + of(part), 0);

/** Returns the pairs seated in a round that have met before, each with its earlier meetings. */
export function rematchesIn(
  contenders: readonly Contender[],
  tables: readonly { readonly sides: readonly string[] }[],
): readonly (readonly [string, string])[] {
  const byId = new Map(contenders.map((one) => [one.id, one]));
  return tables.flatMap(({ sides }) =>
    sides.flatMap((side, at) =>
      sides.slice(at + 1).flatMap((other) => ((byId.get(side)?.met.get(other) ?? 0) > 0 ? [[side, other] as const] : [])),
    ),
  );
}

export const namesOfPair = (event: TournamentEvent, [a, b]: readonly [string, string]): readonly [string, string] => [
  nameOf(event, a),
  nameOf(event, b),
];

/** Returns a round's pairing among these contenders. A bye for a player without a team doesn't count here. */
export function pairingOf({ matches, byes }: Pick<Round, "matches" | "byes">, contenders: readonly Contender[]): Pairing {
  const bye = byes.find((side) => contenders.some(({ id }) => id === side));
  return { pairs: matches.map(({ sides: [one = "", two = ""] }) => [one, two] as const), ...(bye !== undefined && { bye }) };
}
