import type { Card } from "../../../language/card.ts";

export const r7astromech: Card = {
  card: "upgrade:r7astromech",
  title: "R7 Astromech",
  dice: [
    {
      dice: "attack",
      as: "defender",
      once: "a round",
      may: [
        { verb: "spend lock", on: "attacker" },
        { verb: "reroll", most: Number.POSITIVE_INFINITY },
      ],
    },
  ],
};
