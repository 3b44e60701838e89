import type { Card } from "../../../language/card.ts";
import { isUnstressed } from "../../../language/when.ts";

export const zuckuss: Card = {
  card: "upgrade:zuckuss",
  title: "Zuckuss",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      when: isUnstressed,
      may: [
        { verb: "gain", token: "stress" },
        { verb: "reroll", most: 1, least: 1 },
      ],
    },
  ],
};
