import type { Card } from "../../../language/card.ts";
import { all, isStressedShip, toThisShip } from "../../../language/when.ts";
import { targetIs } from "../../../language/when-second-edition.ts";

export const ap5: Card = {
  card: "pilot:ap5",
  title: "AP-5",
  triggers: [
    {
      at: "coordinating",
      when: all(toThisShip, targetIs(isStressedShip)),
      may: [
        { verb: "gain", token: "stress", count: 2 },
        { verb: "remove token", tokens: ["stress"], who: "target" },
      ],
    },
  ],
};
