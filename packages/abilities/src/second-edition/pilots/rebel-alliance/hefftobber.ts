import type { Card } from "../../../card.ts";
import { both, enemy, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

export const hefftobber: Card = {
  card: "pilot:hefftobber",
  title: "Heff Tobber",
  triggers: [{ at: "maneuverExecuted", when: subjectIs(both(enemy, within(0))), may: [{ verb: "free action" }] }],
};
