import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";

export const rearadmiralchiraneau: Card = {
  card: "pilot:rearadmiralchiraneau",
  title: "Rear Admiral Chiraneau",
  dice: [{ dice: "attack", when: atRange(1, 2), may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
