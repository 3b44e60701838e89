import type { Card } from "../../../language/card.ts";
import { both, enemy, lacksToken, nearTarget, toThisShip } from "../../../language/when.ts";

export const frequencyjammer: Card = {
  card: "upgrade:frequencyjammer",
  title: "Frequency Jammer",
  triggers: [
    {
      at: "jammed",
      when: toThisShip,
      must: [
        {
          verb: "choose ship",
          among: both(enemy, nearTarget, lacksToken("stress")),
          does: [{ verb: "gain", token: "stress", who: "chosen" }],
        },
      ],
    },
  ],
};
