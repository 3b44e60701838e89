import type { Card } from "../../../language/card.ts";
import { actionIs, all, any, both, friendly, toThisShip, within } from "../../../language/when.ts";

export const blackone: Card = {
  card: "upgrade:blackone",
  title: "Black One",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, any(actionIs("boost"), actionIs("barrel-roll"))),
      may: [{ verb: "choose ship", among: both(friendly, within(1)), does: [{ verb: "remove enemy lock", from: "chosen" }] }],
    },
  ],
};
