import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const darthvader: Card = {
  card: "pilot:darthvader",
  title: "Darth Vader",
  triggers: [{ at: "actionPerformed", when: toThisShip, may: [{ verb: "spend force" }, { verb: "free action" }] }],
};
