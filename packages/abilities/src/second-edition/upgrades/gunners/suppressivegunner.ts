import type { Card } from "../../../language/card.ts";

/** Spends a focus result, so that the defender gains a deplete token or suffers a hit. */
export const suppressivegunner: Card = {
  card: "upgrade:suppressivegunner",
  title: "Suppressive Gunner",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "cancel", dice: "attack", face: "focus", count: 1 },
        {
          verb: "one of",
          by: "defender",
          choices: {
            "gain deplete": [{ verb: "gain", token: "deplete", who: "defender" }],
            "suffer damage": [{ verb: "suffer", hits: 1, who: "defender" }],
          },
        },
      ],
    },
  ],
};
