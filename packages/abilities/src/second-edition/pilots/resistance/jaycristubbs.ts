import type { Card } from "../../../language/card.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const jaycristubbs: Card = {
  card: "pilot:jaycristubbs",
  title: "Jaycris Tubbs",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("blue")),
      may: [
        { verb: "choose ship", among: both(friendly, within(0, 1)), does: [{ verb: "remove token", tokens: ["stress"], who: "chosen" }] },
      ],
    },
  ],
};
