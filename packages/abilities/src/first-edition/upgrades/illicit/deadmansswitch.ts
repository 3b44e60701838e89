import type { Card } from "../../../language/card.ts";
import { both, other, toThisShip, within } from "../../../language/when.ts";

export const deadmansswitch: Card = {
  card: "upgrade:deadmansswitch",
  title: "Dead Man's Switch",
  triggers: [
    {
      at: "destroyed",
      when: toThisShip,
      must: [{ verb: "each ship", among: both(other, within(1)), does: [{ verb: "suffer", hits: 1, who: "chosen" }] }],
    },
  ],
};
