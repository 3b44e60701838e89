/** How much a list may cost. This depends on the format, the scenario, the organiser and the number of team members. */
import { limitsIn, SCENARIOS, type ScenarioFacts, type ScenarioLimits } from "@broadside/formats";
import type { FormatOptions } from "../draft.ts";
import type { Format } from "../formats.ts";
import type { Question } from "../rules.ts";

export interface Limit {
  readonly counts: "points" | "threat";
  readonly value: number;
  /** The question by which to look up the rule that sets this limit. */
  readonly question: Question;
}

/** Returns the Epic Battles scenario that the options name, if the format's limits depend on the scenario. */
export const scenarioOf = (format: Format, options: FormatOptions): ScenarioFacts | undefined =>
  options.scenario === undefined || !format.dividesTeamLimit
    ? undefined
    : SCENARIOS.find(({ id, family }) => id === options.scenario && family === "epic");

/** The limits in the named scenario. */
export function scenarioLimits(format: Format, options: FormatOptions): ScenarioLimits | undefined {
  const scenario = scenarioOf(format, options);
  return scenario && limitsIn(scenario, format.edition);
}

/**
 * Returns a list's limit: the organiser's, or else the scenario's, or else the format's. If there is both a points limit and a threat
 * limit, the points limit applies.
 */
export function limitOf(format: Format, options: FormatOptions, list: number, lists: number): Limit | undefined {
  const scenario = scenarioLimits(format, options);
  const counts = countedIn(format, options, scenario);
  const own = counts === "points" ? (format.points?.[list] ?? format.points?.at(-1)) : format.threat;
  const value = (hasSeveralLimits(format) ? undefined : options[counts]) ?? scenario?.[counts] ?? own;
  if (value === undefined) return undefined;
  const shared = format.dividesTeamLimit && lists > 1 && (options.team ?? scenario?.binds === "team");
  if (!shared) return { counts, value, question: counts };
  return { counts, value: Math.floor(value / lists), question: counts === "points" ? "teamPoints" : "teamThreat" };
}

/** True for formats with tiers. Their limits always come from the format. */
const hasSeveralLimits = ({ points }: Format): boolean => (points?.length ?? 0) > 1;

function countedIn(format: Format, options: FormatOptions, scenario: ScenarioLimits | undefined): "points" | "threat" {
  if (!format.dividesTeamLimit) return format.threat === undefined ? "points" : "threat";
  if (options.points !== undefined) return "points";
  if (options.threat !== undefined) return "threat";
  if (scenario?.points !== undefined) return "points";
  if (scenario?.threat !== undefined) return "threat";
  return "points";
}
