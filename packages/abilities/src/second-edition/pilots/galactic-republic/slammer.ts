import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

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
