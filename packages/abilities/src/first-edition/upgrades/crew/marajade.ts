import type { Card } from "../../../language/card.ts";
import { both, enemy, lacksToken, within } from "../../../language/when.ts";

export const marajade: Card = {
  card: "upgrade:marajade",
  title: "Mara Jade",
  triggers: [
    {
      at: "endOfCombat",
      must: [
        {
          verb: "each ship",
          among: both(enemy, within(1), lacksToken("stress")),
          does: [{ verb: "gain", token: "stress", who: "chosen" }],
        },
      ],
    },
  ],
};
