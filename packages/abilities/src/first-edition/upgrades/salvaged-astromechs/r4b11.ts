import type { Card } from "../../../language/card.ts";

export const r4b11: Card = {
  card: "upgrade:r4b11",
  title: "R4-B11",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "reroll", most: Number.POSITIVE_INFINITY },
      ],
    },
  ],
};
