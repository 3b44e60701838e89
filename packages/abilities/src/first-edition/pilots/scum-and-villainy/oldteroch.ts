import type { Card } from "../../../language/card.ts";
import { both, enemy, inItsFiringArc, within } from "../../../language/when.ts";

export const oldteroch: Card = {
  card: "pilot:oldteroch",
  title: "Old Teroch",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(1), inItsFiringArc),
          does: [{ verb: "lose all", tokens: ["focus", "evade"], who: "chosen" }],
        },
      ],
    },
  ],
};
