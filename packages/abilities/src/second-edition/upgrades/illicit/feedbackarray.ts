import type { Card } from "../../../language/card.ts";
import { both, other, toThisShip, within } from "../../../language/when.ts";

export const feedbackarray: Card = {
  card: "upgrade:feedbackarray",
  title: "Feedback Array",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        { verb: "gain", token: "ion" },
        { verb: "gain", token: "disarm" },
        { verb: "each ship", among: both(other, within(0)), does: [{ verb: "suffer", hits: 1, who: "chosen" }] },
      ],
    },
  ],
};
