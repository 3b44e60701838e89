import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const deadeyeshot: Card = {
  card: "upgrade:deadeyeshot",
  title: "Deadeye Shot",
  dice: [
    {
      dice: "attack",
      when: all(withPrimary, defenderInBullseye),
      may: [
        {
          verb: "one of",
          choices: {
            "spend hit": [{ verb: "cancel", dice: "attack", face: "hit", count: 1 }],
            "weaken crit": [{ verb: "change", from: "crit", to: "hit" }],
          },
        },
        { verb: "expose", who: "defender" },
      ],
    },
  ],
};
