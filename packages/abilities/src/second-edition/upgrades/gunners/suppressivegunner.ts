import type { Card } from "../../../language/card.ts";

/** For a focus result the defender is depleted, or suffers a hit if it would rather. */
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
