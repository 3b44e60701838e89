import type { Card } from "../../../language/card.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const ahsokatano: Card = {
  card: "pilot:ahsokatano",
  title: "Ahsoka Tano",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(0, 1)),
          does: [{ verb: "spend force" }, { verb: "free action", who: "chosen", evenStressed: true }],
        },
      ],
    },
  ],
};
