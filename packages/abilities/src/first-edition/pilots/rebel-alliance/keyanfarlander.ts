import type { Card } from "../../../language/card.ts";

export const keyanfarlander: Card = {
  card: "pilot:keyanfarlander",
  title: "Keyan Farlander",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "remove token", tokens: ["stress"] },
        { verb: "change", from: "focus", to: "hit", most: "all", evenNone: true },
      ],
    },
  ],
};
