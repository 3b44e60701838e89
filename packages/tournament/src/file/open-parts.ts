/** Everything in the open document about an event except its log. */
import type { Match, Player, Round, Team, TournamentEvent } from "../event/event.ts";
import { finalStandings } from "../export/listed-standings.ts";
import { initialsOf } from "../people/initials.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import { sourceOf } from "../results/result-source.ts";
import { bracketPlaces } from "../standings/bracket.ts";
import { standings } from "../standings/standings.ts";
import type { OpenHead, OpenMatch, OpenParts, OpenPlayer, OpenRound, OpenTeam } from "./open-event.ts";

export function openParts(event: TournamentEvent): OpenParts {
  return {
    event: headOf(event),
    people: [...event.people.values()].map(({ id, name, role }) => ({ id, name, ...(role !== undefined && { role }) })),
    players: [...event.players.values()].map(playerOf),
    teams: [...event.teams.values()].map(teamOf),
    rounds: event.rounds.map((round) => roundOf(event, round)),
    ...(event.bracket && {
      bracket: { seeds: event.bracket.seeds, places: [...bracketPlaces(event)].map(([side, place]) => ({ side, place })) },
    }),
    standings: standings(event),
    ...(event.bracket && {
      final: finalStandings(event)
        .filter(({ swiss }) => swiss !== undefined)
        .map(({ side, rank }) => ({ side, ...(rank !== undefined && { rank }) })),
    }),
  };
}

const headOf = ({ name, format, tier, series, date, place, settings, published, finished }: TournamentEvent): OpenHead => ({
  name,
  format: format.id,
  tier,
  ...(series !== undefined && { series }),
  date,
  ...(place !== undefined && { place }),
  ruleset: { edition: format.edition, document: format.document.name, version: format.document.version },
  settings,
  published,
  finished,
});

const playerOf = ({ id, name, seat, status, club, list }: Player): OpenPlayer => ({
  id,
  name,
  seat,
  status,
  ...(club !== undefined && { club }),
  ...(list && {
    list: {
      ...(list.hash !== undefined && { hash: list.hash }),
      faction: list.faction,
      points: list.squads.map(({ points }) => points),
    },
  }),
});

const teamOf = ({ id, name, seat, status, members, captain }: Team): OpenTeam => ({
  id,
  name,
  seat,
  status,
  members,
  ...(captain !== undefined && { captain }),
});

const roundOf = (event: TournamentEvent, round: Round): OpenRound => ({
  number: round.number,
  kind: round.kind,
  unit: round.plan.unit,
  ...(round.plan.scenario !== undefined && { scenario: round.plan.scenario }),
  limit: round.plan.limit,
  minutes: round.plan.minutes,
  matches: round.matches.map((match) => matchOf(event, round, match)),
  byes: round.byes,
});

function matchOf(event: TournamentEvent, round: Round, match: Match): OpenMatch {
  const outcome = matchOutcome(event, round, match);
  const source = sourceOf(match);
  return {
    table: match.table,
    sides: match.sides,
    ...(match.result && { claim: match.result.claim }),
    ...(outcome && { outcome }),
    ...(source !== undefined && { source }),
    ...(match.result?.record && { record: match.result.record }),
  };
}

/** The public version: initials instead of names, none of the texts that people wrote, and no secret scenario. */
export function withInitials(parts: OpenParts, { rounds, settings }: TournamentEvent): OpenParts {
  const started = rounds.filter(({ clock }) => clock.turns.length > 0).length;
  const shown = <Scenic extends { readonly scenario?: string }>(scenic: Scenic, number: number): Scenic =>
    settings.secretScenarios === true && number > started ? without(scenic, "scenario") : scenic;
  const named = <Named extends { readonly name: string }>(one: Named): Named => ({ ...one, name: initialsOf(one.name) });
  return {
    ...parts,
    event: {
      ...parts.event,
      settings: {
        ...without(without(settings, "requirements"), "houseRules"),
        rounds: settings.rounds.map((plan, at) => shown(without(plan, "despite"), at + 1)),
      },
    },
    people: parts.people.map(named),
    players: parts.players.map((player) => named(without(player, "club"))),
    teams: parts.teams.map(named),
    rounds: parts.rounds.map((round) => shown(round, round.number)),
  };
}

/** Returns an object without one field. The field must be optional in the object's type. */
const without = <Whole extends object>(whole: Whole, left: keyof Whole): Whole =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== left)) as Whole;
