import type { Card } from "../../../language/card.ts";

/** Places the effect on every friendly ship, because it must last even if his own ship is gone (2E-TIME-27). */
export const coloneljendon: Card = {
  card: "pilot:coloneljendon",
  title: "Colonel Jendon",
  triggers: [
    {
      at: "startOfActivation",
      may: [{ verb: "spend charge" }, { verb: "lasting", effect: "colonel jendon", until: "round", who: "all friends" }],
    },
  ],
  effects: {
    "colonel jendon": {
      permissions: {
        lock: (_, self, { ship, range }) => (ship === self.ship && range <= 3 ? false : undefined),
        reachAnywhere: (_, self, { ship, by }) => (by === "lock" && ship === self.ship ? true : undefined),
      },
    },
  },
};
