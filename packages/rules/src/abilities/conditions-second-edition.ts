/** Conditions of the second edition (2E-COND-01 to -07). */
import type { ConditionRules } from "../driver/edition.ts";
import type { Switches } from "../editions/switches.ts";

/** Both Conditions of Zam Wesell, of which one lies on the ship. Lists of cards do not say which Conditions are secret. */
const MARKERS: ConditionRules["markers"] = { youshouldthankme: "Zam Wesell", youdbettermeanbusiness: "Zam Wesell" };

/** The lists of 2.0 name no limits; the same cards have a limit of 1 in those of 2.5. */
export const conditionsBy = ({ conditionChoice, secretConditions }: Switches): ConditionRules => ({
  unprintedLimit: 1,
  beyondLimit: conditionChoice ? "choice" : "first",
  outlastShips: true,
  markers: secretConditions ? MARKERS : {},
});
