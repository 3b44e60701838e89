import type { Card } from "../../../language/card.ts";
import { any, defenderInArc, defenderInArcAt, not } from "../../../language/when.ts";

export const autothrusters: Card = {
  card: "upgrade:autothrusters",
  title: "Autothrusters",
  dice: [
    {
      dice: "defense",
      when: any(not(defenderInArc), defenderInArcAt(3, Number.POSITIVE_INFINITY)),
      may: [{ verb: "change", from: "blank", to: "evade" }],
    },
  ],
};
