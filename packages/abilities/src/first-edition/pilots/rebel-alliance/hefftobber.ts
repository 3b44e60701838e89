import type { Card } from "../../../language/card.ts";
import { overlappedByEnemy } from "../../../language/when.ts";

export const hefftobber: Card = {
  card: "pilot:hefftobber",
  title: "Heff Tobber",
  triggers: [{ at: "maneuverExecuted", when: overlappedByEnemy, may: [{ verb: "free action" }] }],
};
