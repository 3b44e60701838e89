import type { Card } from "../../../language/card.ts";

export const advancedoptics: Card = {
  card: "upgrade:advancedoptics",
  title: "Advanced Optics",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "change", from: "blank", to: "hit" },
      ],
    },
  ],
};
