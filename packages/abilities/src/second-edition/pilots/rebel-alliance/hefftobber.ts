import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const hefftobber: Card = {
  card: "pilot:hefftobber",
  title: "Heff Tobber",
  triggers: [{ at: "maneuverExecuted", when: subjectIs(both(enemy, within(0))), may: [{ verb: "free action" }] }],
};
