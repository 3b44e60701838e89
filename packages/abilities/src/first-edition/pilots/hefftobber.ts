import type { Card } from "../../card.ts";
import { overlappedByEnemy } from "../../when.ts";

export const hefftobber: Card = {
  card: "pilot:hefftobber",
  title: "Heff Tobber",
  triggers: [{ at: "maneuverExecuted", when: overlappedByEnemy, may: [{ verb: "free action" }] }],
};
