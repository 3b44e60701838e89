import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";

export const kadsolus: Card = {
  card: "pilot:kadsolus",
  title: "Kad Solus",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("red")), must: [{ verb: "gain", token: "focus", count: 2 }] }],
};
