/**
 * Team sizes, and which teams can meet: a scenario limits how many can play it (EB-TYPE-03). In events that rank teams, all teams have the
 * same size.
 */
import { largestTeam, type ScenarioFacts, scenarioFacts, teamsFit } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import type { Contender, Fits } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import type { ScenarioSeats, TeamSize, UnfitTeams, UnpairedTeam } from "../reasons/pairing-reasons.ts";
import { scenarioOf } from "../results/match-rules.ts";
import { type EventFormat, plannable } from "../settings/formats.ts";
import { citedRule } from "../settings/rule-ids.ts";
import type { RoundPlan } from "../settings/settings.ts";

/** Half of the eight seats. */
const MOST_MEMBERS = 4;

/** The scenario that limits who can meet in a round; undefined if the organiser decided otherwise. */
function limitingScenario(format: EventFormat, plan: RoundPlan): ScenarioFacts | undefined {
  const isFree = plan.unit !== "teams" || format.ranks === "teams" || plan.despite !== undefined;
  return isFree ? undefined : scenarioOf(format, plan);
}

/** Whether two sides can meet in a round, given their sizes. */
export function sidesFit(event: TournamentEvent, plan: RoundPlan): Fits {
  const scenario = limitingScenario(event.format, plan);
  return (one, other) => !scenario || teamsFit(scenario, membersOf(event, one).length, membersOf(event, other).length);
}

/**
 * Whether all contenders can meet each other, as is usually the case. Compares each size with every other size, and with itself if two
 * teams have it.
 */
export function allFit(event: TournamentEvent, plan: RoundPlan, contenders: readonly Pick<Contender, "id">[]): boolean {
  const scenario = limitingScenario(event.format, plan);
  if (!scenario) return true;
  const counts = new Map<number, number>();
  for (const { id } of contenders) counts.set(membersOf(event, id).length, (counts.get(membersOf(event, id).length) ?? 0) + 1);
  const sizes = [...counts];
  return sizes.every(([one, sides], at) =>
    sizes.slice(at).every(([other]) => (one === other && sides === 1) || teamsFit(scenario, one, other)),
  );
}

/** Why two teams cannot meet. */
export const unfitTeams = (event: TournamentEvent, plan: RoundPlan, sides: readonly string[]): UnfitTeams => ({
  teams: sides.map((side) => sizeOf(event, side)),
  scenario: seatsOf(limitingScenario(event.format, plan)),
});

/** Why a team has no opponent. */
export const unpairedTeam = (event: TournamentEvent, plan: RoundPlan, side: string): UnpairedTeam => ({
  ...sizeOf(event, side),
  scenario: seatsOf(limitingScenario(event.format, plan)),
  rule: citedRule(event.format, "EB-TYPE-03"),
});

const sizeOf = (event: TournamentEvent, side: string): TeamSize => ({ team: nameOf(event, side), members: membersOf(event, side).length });

const seatsOf = (scenario: ScenarioFacts | undefined): ScenarioSeats | undefined =>
  scenario && { name: scenario.name, least: scenario.seats[0], most: scenario.seats[1], team: largestTeam(scenario) };

/** The team rounds still to come. */
const teamRounds = ({ settings, rounds }: TournamentEvent): readonly RoundPlan[] =>
  settings.rounds.slice(rounds.length).filter(({ unit }) => unit === "teams");

/** The sizes that a new team may have: those of the rounds to come or, if none is planned yet, those of any scenario. */
export function teamSizes(event: TournamentEvent): readonly number[] {
  const { format } = event;
  if (format.ranks === "teams") return [format.teamSize];
  if (format.teamSize < 2) return [];
  const rounds = teamRounds(event);
  const scenarios = rounds.length > 0 ? rounds.map((plan) => limitingScenario(format, plan)) : scenariosForTeams(format);
  const most = scenarios.map((scenario) => (scenario ? largestTeam(scenario) : MOST_MEMBERS));
  return Array.from({ length: Math.max(format.teamSize, ...most) }, (_, at) => at + 1);
}

const scenariosForTeams = (format: EventFormat): readonly (ScenarioFacts | undefined)[] =>
  plannable(format).flatMap(({ id, units }) => (units.includes("teams") ? [scenarioFacts(id)] : []));

/**
 * Sizes for a random draw of players into teams, so that as many as possible can play. If some players must be left over, the sizes add up
 * to fewer than `players`.
 */
export function drawnSizes(event: TournamentEvent, players: number): readonly number[] {
  const { ranks, teamSize } = event.format;
  const plan = teamRounds(event)[0];
  const scenario = plan && limitingScenario(event.format, plan);
  if (ranks === "teams" || !scenario) return Array.from({ length: Math.floor(players / teamSize) }, () => teamSize);
  for (let count = players; count > 0; count -= 1) {
    const tables = bestTables(count, scenario.seats, 2 * teamSize);
    if (tables !== undefined)
      return Array.from({ length: tables }, (_, at) => Math.floor(count / tables) + (at < count % tables ? 1 : 0)).flatMap((seats) => [
        Math.ceil(seats / 2),
        Math.floor(seats / 2),
      ]);
  }
  return [];
}

/** The number of tables that seats everyone, with the number at each as close to the usual one as possible. */
function bestTables(players: number, [least, most]: readonly [number, number], usual: number): number | undefined {
  const possible = Array.from({ length: players }, (_, at) => at + 1).filter(
    (tables) => Math.floor(players / tables) >= least && Math.ceil(players / tables) <= most,
  );
  return possible.toSorted((one, other) => Math.abs(players / one - usual) - Math.abs(players / other - usual))[0];
}
