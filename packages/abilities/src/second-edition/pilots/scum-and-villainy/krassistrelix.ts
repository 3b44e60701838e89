import type { Card } from "../../../language/card.ts";
import { withSecondary } from "../../../language/when.ts";

export const krassistrelix: Card = {
  card: "pilot:krassistrelix",
  title: "Krassis Trelix",
  permissions: { fireIn: (_, self, { ship, arc }) => (arc === "rear" && ship === self.ship ? true : undefined) },
  dice: [{ dice: "attack", when: withSecondary, may: [{ verb: "reroll", most: 1 }] }],
};
