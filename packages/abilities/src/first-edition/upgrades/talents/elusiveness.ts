import type { Card } from "../../../language/card.ts";
import { isUnstressed } from "../../../language/when.ts";

export const elusiveness: Card = {
  card: "upgrade:elusiveness",
  title: "Elusiveness",
  dice: [
    {
      dice: "attack",
      as: "defender",
      when: isUnstressed,
      may: [
        { verb: "gain", token: "stress" },
        { verb: "reroll", most: 1, least: 1 },
      ],
    },
  ],
};
