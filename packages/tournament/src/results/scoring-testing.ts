/** For tests of scoring: short ways to write lists, losses and rules, and outcomes with one line for each side. */
import type { Claim, Loss, LossKind } from "@broadside/formats";
import type { Round, TournamentEvent } from "../event/event.ts";
import type { SubmittedShip, SubmittedSquad } from "../lists/event-list.ts";
import { eventFormatById } from "../settings/formats.ts";
import { type RoundPlan, type Settings, usualPlan } from "../settings/settings.ts";
import { matchRules } from "./match-rules.ts";
import { type MatchOutcome, type MatchRules, outcomeOf } from "./outcome.ts";

type Squads = readonly (readonly SubmittedSquad[])[];

/** An event before anyone has registered, with as many rounds as needed. */
export function eventOf(id: string, settings: Partial<Settings> = {}): TournamentEvent {
  const format = eventFormatById(id);
  if (!format) throw new Error(`no format ${id}`);
  return {
    name: "Example",
    format,
    tier: "casual",
    series: undefined,
    date: "2026-11-15",
    place: undefined,
    settings: { rounds: usualPlan(format, 3, 1).map(inBattle), ...settings },
    published: true,
    finished: false,
    people: new Map(),
    players: new Map(),
    teams: new Map(),
    rounds: [],
    bracket: undefined,
    rulings: [],
    incidents: [],
    components: [],
    inspections: [],
  };
}

/** The scenarios of Epic Battles are scored in different ways. In these tests, every round uses a scenario with the standard score. */
const inBattle = (plan: RoundPlan): RoundPlan => (plan.limit >= 300 && plan.scenario ? { ...plan, scenario: "passing-engagement" } : plan);

export function planOf(event: TournamentEvent, round: number): RoundPlan {
  const plan = event.settings.rounds[round - 1];
  if (!plan) throw new Error(`no round ${round}`);
  return plan;
}

export const roundOf = (event: TournamentEvent, number: number): Round => ({
  number,
  kind: "swiss",
  plan: planOf(event, number),
  seed: 1,
  matches: [],
  byes: [],
  clock: { turns: [] },
});

export function rulesOf(id: string, round = 1, settings: Partial<Settings> = {}): MatchRules {
  const event = eventOf(id, settings);
  return matchRules(event, planOf(event, round));
}

export const DOGFIGHT = rulesOf("epic-dogfight");
export const TEAM = rulesOf("team-epic");
export const MISSION = rulesOf("scenario-event");
export const BATTLE = rulesOf("epic-battles");
export const POD = rulesOf("free-for-all");
export const escalation = (round: number): MatchRules => rulesOf("escalation", round);

export const ship = (points: number, more: Partial<SubmittedShip> = {}): SubmittedShip => ({ name: `Ship of ${points}`, points, ...more });
/** A one-player side with these ships. */
export const side = (...ships: readonly SubmittedShip[]): readonly SubmittedSquad[] => [
  { points: ships.reduce((sum, { points }) => sum + points, 0), ships },
];
/** A side with only its total known. */
export const paper = (points: number): readonly SubmittedSquad[] => [{ points, ships: [] }];
export const UNKNOWN: Squads = [[], []];

/** The same loss for each of these ships of the first member. */
export const lost = (as: LossKind, ...ships: readonly number[]): readonly Loss[] => ships.map((at) => ({ member: 0, ship: at, as }));
export const damaged = (at: number, health: number): Loss => ({ member: 0, ship: at, as: "damaged", health });

export function outcome(claim: Claim, squads: Squads, rules: MatchRules): MatchOutcome {
  const result = outcomeOf(claim, squads, rules);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Result, points and margin of each side: `win 5 329`. */
export const outcomeInWords = (claim: Claim, squads: Squads, rules: MatchRules): readonly string[] =>
  outcome(claim, squads, rules).sides.map(({ result, points, margin }) => `${result} ${points} ${margin}`);

export const scoresOf = (claim: Claim, squads: Squads, rules: MatchRules): readonly number[] =>
  outcome(claim, squads, rules).sides.map(({ score }) => score);

/** The places where a claim fails; empty for a valid claim. */
export function problemPaths(claim: Claim, squads: Squads, rules: MatchRules): readonly string[] {
  const result = outcomeOf(claim, squads, rules);
  return result.ok ? [] : result.problems.map(({ path }) => path);
}
