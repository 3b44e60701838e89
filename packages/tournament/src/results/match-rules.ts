/** By which rules one match is counted: those of the event's format, and of the scenario that is played. */
import { type CounterWorth, limitsIn, type ScenarioFacts, scenarioFacts } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import type { Count, EventFormat, PointsTable } from "../settings/formats.ts";
import type { RoundPlan } from "../settings/settings.ts";

export interface MatchRules {
  readonly count: Count;
  readonly points: PointsTable;
  readonly margin: EventFormat["margin"];
  readonly fullValueOnWipe: boolean;
  /** Who alone has ships left wins, whatever the scores. */
  readonly survivorWins: boolean;
  /** Level scores are compared further. */
  readonly tiebreaks: boolean;
  /** Points that a side may bring. */
  readonly limit: number;
  readonly perCounter: CounterWorth;
  /** Mission points that a side may score for objectives in one round. */
  readonly objectives: number;
  /** Everybody against everybody, in places, instead of one against one. */
  readonly pod: boolean;
}

export function matchRules({ format, settings }: Pick<TournamentEvent, "format" | "settings">, plan: RoundPlan): MatchRules {
  const scenario = scenarioOf(format, plan);
  const set = settings.pointsPerCounter;
  return {
    count: format.count === "standard" && scenario?.scoredBy === "victory counters" ? "own count" : format.count,
    points: format.points,
    margin: format.margin,
    fullValueOnWipe: settings.fullValueOnWipe ?? format.fullValueOnWipe,
    survivorWins: scenario ? scenario.survivorWins === true : format.survivorWins,
    tiebreaks: scenario !== undefined && !scenario.noTiebreak,
    limit: plan.limit,
    perCounter: set === undefined ? (scenario?.counterWorth ?? NOTHING) : { points: set, threat: set },
    objectives: scenario?.objectives ?? 0,
    pod: plan.unit === "pods",
  };
}

const NOTHING: CounterWorth = { points: 0, threat: 0 };

/** The scenario of a round; where a second-edition event names none the bare game is played. */
export const scenarioOf = ({ scenarios }: EventFormat, { scenario }: RoundPlan): ScenarioFacts | undefined =>
  scenarios.length === 0 ? undefined : scenarioFacts(scenario ?? "dogfight");

/** What the limit of a round counts: threat where its plan says so, or its scenario is for quick builds alone. */
export function countsOf(format: EventFormat, plan: RoundPlan): "points" | "threat" {
  const scenario = scenarioOf(format, plan);
  const limits = scenario && limitsIn(scenario, format.edition);
  return plan.counts ?? (limits?.points === undefined && limits?.threat !== undefined ? "threat" : "points");
}
