import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const chewbaccaPilot: Card = {
  card: "pilot:chewbacca",
  title: "Chewbacca",
  triggers: [{ at: "damageDealt", when: toThisShip, must: [{ verb: "turn dealt card facedown" }] }],
};
