import type { Card } from "../../../language/card.ts";
import { both, enemy, lacksToken, within } from "../../../language/when.ts";

export const captainphasma: Card = {
  card: "upgrade:captainphasma",
  title: "Captain Phasma",
  triggers: [
    {
      at: "endOfCombat",
      must: [
        {
          verb: "each ship",
          among: both(enemy, within(0, 1), lacksToken("stress")),
          does: [{ verb: "gain", token: "stress", who: "chosen" }],
        },
      ],
    },
  ],
};
