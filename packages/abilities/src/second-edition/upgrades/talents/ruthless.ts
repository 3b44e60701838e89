import type { Card } from "../../../language/card.ts";
import { both, friendly, notDefender, other } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";

export const ruthless: Card = {
  card: "upgrade:ruthless",
  title: "Ruthless",
  dice: [
    {
      dice: "attack",
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, notDefender, withinOfDefender(0, 1)),
          does: [
            { verb: "suffer", hits: 1, who: "chosen" },
            { verb: "change", from: ["blank", "focus", "crit"], to: "hit" },
          ],
        },
      ],
    },
  ],
};
