import { diceOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** The critical that is spent is cancelled together with all other results. */
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
