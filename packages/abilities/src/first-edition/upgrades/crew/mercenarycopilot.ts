import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";

export const mercenarycopilot: Card = {
  card: "upgrade:mercenarycopilot",
  title: "Mercenary Copilot",
  dice: [{ dice: "attack", when: atRange(3), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
