import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";

export const targetingastromech: Card = {
  card: "upgrade:targetingastromech",
  title: "Targeting Astromech",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, maneuverWas("red")),
      may: [{ verb: "acquire lock" }],
    },
  ],
};
