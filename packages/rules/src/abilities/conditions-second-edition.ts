/** Conditions of the second edition (2E-COND-01 to -07). */
import type { ConditionRules } from "../contract/edition.ts";
import type { Switches } from "../editions/switches.ts";

/**
 * The secret Conditions: Zam Wesell's two, which share a marker. They are named here because card lists don't show which Conditions are
 * secret.
 */
const MARKERS: ConditionRules["markers"] = { youshouldthankme: "Zam Wesell", youdbettermeanbusiness: "Zam Wesell" };

/** The 2.0 card lists give no limits for Conditions. The limit is then 1, as it is for the same cards in the 2.5 lists. */
export const conditionsBy = ({ conditionChoice, secretConditions }: Switches): ConditionRules => ({
  unprintedLimit: 1,
  beyondLimit: conditionChoice ? "choice" : "first",
  outlastShips: true,
  markers: secretConditions ? MARKERS : {},
});
