import type { Card } from "../../../language/card.ts";
import { both, other, within } from "../../../language/when.ts";

export const grandmofftarkin: Card = {
  card: "upgrade:grandmofftarkin",
  title: "Grand Moff Tarkin",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(other, within(1, 4)),
          does: [
            {
              verb: "one of",
              choices: {
                "remove focus": [{ verb: "remove token", tokens: ["focus"], who: "chosen" }],
                "give focus": [{ verb: "gain", token: "focus", who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
