import type { Card } from "../../../language/card.ts";
import { both, enemy, isTouched, toThisShip } from "../../../language/when.ts";

export const captainoicunn: Card = {
  card: "pilot:captainoicunn",
  title: "Captain Oicunn",
  triggers: [
    {
      at: "maneuverExecuted",
      when: toThisShip,
      must: [{ verb: "each ship", among: both(enemy, isTouched), does: [{ verb: "suffer", hits: 1, who: "chosen" }] }],
    },
  ],
};
