import type { Card } from "../../../language/card.ts";

export const sawgerreraCrew: Card = {
  card: "upgrade:sawgerrera",
  title: "Saw Gerrera",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "suffer", hits: 1 },
        { verb: "change", from: "focus", to: "crit", most: "all" },
      ],
    },
  ],
};
