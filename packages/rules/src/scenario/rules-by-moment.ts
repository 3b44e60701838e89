import type { AnyScenarioRule, Scenario } from "../contract/scenario.ts";
import type { Timing } from "../contract/timing.ts";

/** Groups the scenario's rules by moment, keeping their order. Undefined if the scenario has no rules. */
export function rulesByMoment(scenario: Scenario | undefined): ReadonlyMap<Timing, readonly AnyScenarioRule[]> | undefined {
  if (!scenario?.rules?.length) return undefined;
  const known = byMoment.get(scenario);
  if (known) return known;
  const made = new Map<Timing, AnyScenarioRule[]>();
  for (const rule of scenario.rules) made.set(rule.at, [...(made.get(rule.at) ?? []), rule]);
  byMoment.set(scenario, made);
  return made;
}
const byMoment = new WeakMap<Scenario, ReadonlyMap<Timing, readonly AnyScenarioRule[]>>();
