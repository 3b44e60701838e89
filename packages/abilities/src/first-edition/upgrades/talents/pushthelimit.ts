import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const pushthelimit: Card = {
  card: "upgrade:pushthelimit",
  title: "Push the Limit",
  triggers: [
    {
      at: "actionPerformed",
      once: "a round",
      when: toThisShip,
      may: [
        { verb: "free action", barOnly: true },
        { verb: "gain", token: "stress" },
      ],
    },
  ],
};
