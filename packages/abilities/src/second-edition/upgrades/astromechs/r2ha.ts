import { diceOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const r2ha: Card = {
  card: "upgrade:r2ha",
  title: "R2-HA",
  dice: [
    {
      dice: "defense",
      may: [
        { verb: "spend lock", on: "attacker" },
        { verb: "reroll", most: ({ game }) => diceOf(game, "defense").length },
      ],
    },
  ],
};
