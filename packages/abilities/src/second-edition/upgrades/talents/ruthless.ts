import type { Card } from "../../../card.ts";
import { both, friendly, notDefender, other } from "../../../when.ts";
import { withinOfDefender } from "../../when.ts";

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
