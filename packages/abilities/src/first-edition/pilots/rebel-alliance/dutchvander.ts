import type { Card } from "../../../language/card.ts";
import { both, friendly, other, toThisShip, within } from "../../../language/when.ts";

export const dutchvander: Card = {
  card: "pilot:dutchvander",
  title: "“Dutch” Vander",
  triggers: [
    {
      at: "lockAcquired",
      when: toThisShip,
      must: [
        { verb: "choose ship", among: both(friendly, other, within(1, 2)), does: [{ verb: "acquire lock", who: "chosen", orNone: true }] },
      ],
    },
  ],
};
