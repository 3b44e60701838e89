import type { Card } from "../../../language/card.ts";
import { both, friendly, other, toThisShip, within, withUpgrade } from "../../../language/when.ts";
import { notDestroyed } from "../../../language/when-second-edition.ts";

const ID = "contingencyprotocol-siegeofcoruscant";

export const contingencyprotocolSiegeofcoruscant: Card = {
  card: `upgrade:${ID}`,
  title: "Contingency Protocol",
  triggers: [
    {
      at: "destroyed",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(0, 3), withUpgrade(ID), notDestroyed),
          does: [{ verb: "free action", who: "chosen", evenStressed: true }],
        },
      ],
    },
  ],
};
