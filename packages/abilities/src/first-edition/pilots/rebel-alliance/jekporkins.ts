import type { Card } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

export const jekporkins: Card = {
  card: "pilot:jekporkins",
  title: "Jek Porkins",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs("stress")),
      may: [
        { verb: "remove token", tokens: ["stress"] },
        { verb: "roll", on: { hit: [{ verb: "deal", faceup: false }] } },
      ],
    },
  ],
};
