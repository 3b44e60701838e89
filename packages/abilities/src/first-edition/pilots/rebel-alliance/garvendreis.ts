import type { Card } from "../../../language/card.ts";
import { all, both, friendly, other, spentIs, toThisShip, within } from "../../../language/when.ts";

export const garvendreis: Card = {
  card: "pilot:garvendreis",
  title: "Garven Dreis",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, spentIs("focus")),
      may: [{ verb: "choose ship", among: both(friendly, other, within(1, 2)), does: [{ verb: "gain", token: "focus", who: "chosen" }] }],
    },
  ],
};
