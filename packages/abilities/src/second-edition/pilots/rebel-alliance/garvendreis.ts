import type { Card } from "../../../language/card.ts";
import { all, both, friendly, spentIs, toThisShip, within } from "../../../language/when.ts";

export const garvendreis: Card = {
  card: "pilot:garvendreis",
  title: "Garven Dreis",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, spentIs("focus")),
      may: [{ verb: "choose ship", among: both(friendly, within(1, 3)), does: [{ verb: "gain", token: "focus", who: "chosen" }] }],
    },
  ],
};
