import type { Card } from "../../../language/card.ts";
import { both, other } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

export const torkilmux: Card = {
  card: "pilot:torkilmux",
  title: "Torkil Mux",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(other, inFiringArc),
          does: [{ verb: "lasting", effect: "torkil mux", until: "round", who: "chosen" }],
        },
      ],
    },
  ],
  effects: {
    "torkil mux": {
      latest: {
        engagement: (_, { ship: own, effect }, { ship }) => (effect && ship === own ? { value: 0, since: effect.since } : undefined),
      },
    },
  },
};
