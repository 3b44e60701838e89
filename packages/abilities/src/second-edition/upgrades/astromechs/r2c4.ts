import type { Card } from "../../../language/card.ts";

export const r2c4: Card = {
  card: "upgrade:r2c4",
  title: "R2-C4",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend", token: "evade" },
        { verb: "change", from: "focus", to: "hit" },
      ],
    },
  ],
};
