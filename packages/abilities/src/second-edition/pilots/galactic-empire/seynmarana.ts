import { diceOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Spends a critical result by cancelling all results, including that critical. */
export const seynmarana: Card = {
  card: "pilot:seynmarana",
  title: "Seyn Marana",
  dice: [
    {
      dice: "attack",
      when: ({ game }) => diceOf(game, "attack").some(({ face }) => face === "crit"),
      may: [
        { verb: "cancel", dice: "attack", count: "all" },
        { verb: "deal", faceup: false, who: "defender" },
      ],
    },
  ],
};
