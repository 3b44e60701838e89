import type { Card } from "../../../language/card.ts";

export const calculation: Card = {
  card: "upgrade:calculation",
  title: "Calculation",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "change", from: "focus", to: "crit" },
      ],
    },
  ],
};
