/** How large teams may be, and which of them can meet: a scenario says how many play it (EB-TYPE-03). Where teams are ranked all have one size. */
import { largestTeam, type ScenarioFacts, scenarioFacts, teamsFit } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import type { Contender, Fits } from "../pairing/index.ts";
import { nameOf } from "../people/display-names.ts";
import { scenarioOf } from "../results/match-rules.ts";
import { type EventFormat, plannable } from "../settings/formats.ts";
import { citedRule, withRule } from "../settings/rule-ids.ts";
import type { RoundPlan } from "../settings/settings.ts";

/** Eight seats, half of them. */
const MOST_MEMBERS = 4;

/** The scenario that limits who can meet in a round; none where an organiser wants it otherwise. */
function limitingScenario(format: EventFormat, plan: RoundPlan): ScenarioFacts | undefined {
  const isFree = plan.unit !== "teams" || format.ranks === "teams" || plan.despite !== undefined;
  return isFree ? undefined : scenarioOf(format, plan);
}

/** Whether two sides can meet in a round, by how many they are. */
export function sidesFit(event: TournamentEvent, plan: RoundPlan): Fits {
  const scenario = limitingScenario(event.format, plan);
  return (one, other) => !scenario || teamsFit(scenario, membersOf(event, one).length, membersOf(event, other).length);
}

/** Whether all of them can meet each other, as they mostly can: every two of the sizes there are, and one with itself where two have it. */
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

/** Why two sides cannot meet. */
export function unfitInWords(event: TournamentEvent, plan: RoundPlan, sides: readonly string[]): string {
  const scenario = limitingScenario(event.format, plan);
  return `${sides.map((side) => sizeInWords(event, side)).join(" and ")} cannot meet: ${scenario ? seatsInWords(scenario) : ""}`;
}

/** Who has no opponent, and why. */
export function sitsOutInWords(event: TournamentEvent, plan: RoundPlan, side: string): string {
  const scenario = limitingScenario(event.format, plan);
  const words = `${sizeInWords(event, side)} sits out and has the bye: no team is left that it can meet; ${scenario ? seatsInWords(scenario) : ""}`;
  return withRule(words, citedRule(event.format, "EB-TYPE-03"));
}

function sizeInWords(event: TournamentEvent, side: string): string {
  const { length } = membersOf(event, side);
  return `${nameOf(event, side)} (${length} ${length === 1 ? "player" : "players"})`;
}

function seatsInWords({ name, seats: [least, most], ...facts }: ScenarioFacts): string {
  const seats = least === most ? `${least} players` : `${least} to ${most} players`;
  return `${name} is for ${seats}, at most ${largestTeam({ seats: [least, most], ...facts })} in a team`;
}

/** The rounds of teams that are still to come. */
const teamRounds = ({ settings, rounds }: TournamentEvent): readonly RoundPlan[] =>
  settings.rounds.slice(rounds.length).filter(({ unit }) => unit === "teams");

/** The sizes that a new team may have: those of the rounds to come or, before any is planned, of any scenario. */
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

/** Sizes in which so many players are drawn into teams, so that as many as possible can play; fewer in all where some are left over. */
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

/** How many tables seat them all with as near to the usual number at each as can be. */
function bestTables(players: number, [least, most]: readonly [number, number], usual: number): number | undefined {
  const possible = Array.from({ length: players }, (_, at) => at + 1).filter(
    (tables) => Math.floor(players / tables) >= least && Math.ceil(players / tables) <= most,
  );
  return possible.toSorted((one, other) => Math.abs(players / one - usual) - Math.abs(players / other - usual))[0];
}
