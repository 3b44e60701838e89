/** By what something happens or is asked: a row of the rulebook, or the name of the scenario where we have completed it ourselves. */
import type { ScenarioName } from "@broadside/formats";
import type { RuleId } from "@broadside/rulebook/row";

export type RuleName = RuleId | ScenarioName;
