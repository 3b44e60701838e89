import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const tomaxbrenSwz98: Card = {
  card: "pilot:tomaxbren-swz98",
  title: "Tomax Bren",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("barrel-roll")),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "gain", token: "focus" },
      ],
    },
  ],
};
