/** The rule behind an event or a question: a rule in the rulebook, or the name of the scenario if Broadside fills a gap in it. */
import type { ScenarioName } from "@broadside/formats";
import type { RuleId } from "@broadside/rulebook/row";

export type RuleName = RuleId | ScenarioName;
