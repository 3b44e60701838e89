/** The rules for counting a match: those of the event's format and of its scenario. */
import { type CounterWorth, limitsIn, type ScenarioFacts, scenarioFacts } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import type { Count, EventFormat, PointsTable } from "../settings/formats.ts";
import type { RoundPlan } from "../settings/settings.ts";

export interface MatchRules {
  readonly count: Count;
  readonly points: PointsTable;
  readonly margin: EventFormat["margin"];
  readonly fullValueOnWipe: boolean;
  /** Whether the only side with ships left wins, whatever the scores. */
  readonly survivorWins: boolean;
  /** Whether tie-breaks are compared if scores are level. */
  readonly tiebreaks: boolean;
  /** Points that a side may bring. */
  readonly limit: number;
  readonly perCounter: CounterWorth;
  /** The mission points that a side can score for objectives in one round. */
  readonly objectives: number;
  /** True if all players at a table play against each other for places, instead of one against one. */
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

/** The scenario of a round. If a second-edition event names none, it is a plain dogfight. */
export const scenarioOf = ({ scenarios }: EventFormat, { scenario }: RoundPlan): ScenarioFacts | undefined =>
  scenarios.length === 0 ? undefined : scenarioFacts(scenario ?? "dogfight");

/** Whether a round's limit is in points or threat. It is in threat if the plan says so, or if the scenario is only for quick builds. */
export function countsOf(format: EventFormat, plan: RoundPlan): "points" | "threat" {
  const scenario = scenarioOf(format, plan);
  const limits = scenario && limitsIn(scenario, format.edition);
  return plan.counts ?? (limits?.points === undefined && limits?.threat !== undefined ? "threat" : "points");
}
