import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const slammer: Card = {
  card: "pilot:slammer",
  title: "“Slammer”",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "free action", names: ["slam"], evenStressed: true },
      ],
    },
  ],
};
