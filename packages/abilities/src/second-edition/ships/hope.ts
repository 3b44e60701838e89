import type { Card } from "../../language/card.ts";
import { friendLostWithin } from "../../language/when.ts";

export const hope: Card = {
  card: "ship:Hope",
  title: "Hope",
  triggers: [{ at: "shipLost", when: friendLostWithin(0, 3), may: [{ verb: "free action", names: ["focus", "boost"] }] }],
};
