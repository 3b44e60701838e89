import { diceOf, ORANGE, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const r4b11: Card = {
  card: "upgrade:r4b11",
  title: "R4-B11",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      may: [
        { verb: "remove token", tokens: [...ORANGE, ...RED], orLock: true, who: "defender", by: "this ship" },
        { verb: "reroll", most: ({ game }) => diceOf(game, "defense").length },
      ],
    },
  ],
};
