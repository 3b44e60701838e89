import type { Card } from "../../../language/card.ts";
import { both, other } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

export const roarkgarnet: Card = {
  card: "pilot:roarkgarnet",
  title: "Roark Garnet",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(other, inFiringArc),
          does: [{ verb: "lasting", effect: "roark garnet", until: "phase", who: "chosen" }],
        },
      ],
    },
  ],
  effects: {
    "roark garnet": {
      latest: {
        engagement: (_, { ship: own, effect }, { ship }) => (effect && ship === own ? { value: 7, since: effect.since } : undefined),
      },
    },
  },
};
