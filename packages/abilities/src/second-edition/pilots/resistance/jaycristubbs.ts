import type { Card } from "../../../card.ts";
import { all, both, friendly, toThisShip, within } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

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
