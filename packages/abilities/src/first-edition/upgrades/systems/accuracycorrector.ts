import type { Card } from "../../../language/card.ts";

/** Also works if there are no dice to cancel. */
export const accuracycorrector: Card = {
  card: "upgrade:accuracycorrector",
  title: "Accuracy Corrector",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "also", does: [{ verb: "cancel", dice: "attack", count: "all" }] },
        {
          verb: "one of",
          choices: {
            "2 hits": [
              { verb: "add", face: "hit" },
              { verb: "add", face: "hit" },
            ],
            "no result": [],
          },
        },
        { verb: "lasting", effect: "settled dice", until: "attack" },
      ],
    },
  ],
};
