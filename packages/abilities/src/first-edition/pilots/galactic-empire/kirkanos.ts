import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";

export const kirkanos: Card = {
  card: "pilot:kirkanos",
  title: "Kir Kanos",
  dice: [
    {
      dice: "attack",
      when: atRange(2, 3),
      may: [
        { verb: "spend", token: "evade" },
        { verb: "add", face: "hit" },
      ],
    },
  ],
};
