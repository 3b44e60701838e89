import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const sabinewren: Card = {
  card: "pilot:sabinewren",
  title: "Sabine Wren",
  triggers: [{ at: "beforeActivation", when: toThisShip, may: [{ verb: "free action", names: ["barrel-roll", "boost"] }] }],
};
