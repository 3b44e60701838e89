import type { Card } from "../../language/card.ts";
import { all, both, enemy, maneuverWas, toThisShip, within } from "../../language/when.ts";

export const targetingastromech: Card = {
  card: "upgrade:targetingastromech",
  title: "Targeting Astromech",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, maneuverWas("red")),
      may: [{ verb: "choose ship", among: both(enemy, within(1, 3)), does: [{ verb: "lock", on: "chosen" }] }],
    },
  ],
};
