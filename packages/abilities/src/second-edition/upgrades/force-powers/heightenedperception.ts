import type { Card } from "../../../language/card.ts";

/** The ship engages before all other ships. Its initiative is otherwise unchanged. */
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
