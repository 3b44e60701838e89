import type { Card } from "../../../language/card.ts";

/** It engages before all pilots; its initiative stays what it is otherwise. */
export const heightenedperception: Card = {
  card: "upgrade:heightenedperception",
  title: "Heightened Perception",
  triggers: [{ at: "startOfCombat", may: [{ verb: "spend force" }, { verb: "lasting", effect: "heightened perception", until: "phase" }] }],
  effects: {
    "heightened perception": {
      latest: {
        engagement: (_, { ship: own, effect }, { ship }) => (effect && ship === own ? { value: 7, since: effect.since } : undefined),
      },
    },
  },
};
