import type { Card } from "../../../language/card.ts";
import { all, hasToken, toThisShip } from "../../../language/when.ts";

export const edriotwotubes: Card = {
  card: "pilot:edriotwotubes",
  title: "Edrio Two Tubes",
  triggers: [{ at: "beforeActivation", when: all(toThisShip, hasToken("focus")), may: [{ verb: "free action" }] }],
};
