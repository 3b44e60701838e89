import type { Card } from "../../../language/card.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const ahsokatanoRz1awing: Card = {
  card: "pilot:ahsokatano-rz1awing",
  title: "Ahsoka Tano",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(1, 2)),
          does: [
            { verb: "spend force", count: 2 },
            { verb: "free action", who: "chosen", evenStressed: true },
          ],
        },
      ],
    },
  ],
};
