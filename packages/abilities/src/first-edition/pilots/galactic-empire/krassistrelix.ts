import type { Card } from "../../../language/card.ts";
import { withSecondary } from "../../../language/when.ts";

export const krassistrelix: Card = {
  card: "pilot:krassistrelix",
  title: "Krassis Trelix",
  dice: [{ dice: "attack", when: withSecondary, may: [{ verb: "reroll", most: 1 }] }],
};
