import type { Card } from "../../../language/card.ts";
import { both } from "../../../language/when.ts";
import { nearFriend } from "./phrases.ts";

/** Up to three friendly ships keep one calculate token each. */
export const kraken: Card = {
  card: "upgrade:kraken",
  title: "Kraken",
  triggers: [
    {
      at: "duringEnd",
      may: [
        {
          verb: "choose ships",
          among: both(nearFriend, (_, { tokens }) => tokens.calculate > 0),
          most: 3,
          does: [{ verb: "lasting", effect: "kraken", until: "round", who: "chosen" }],
        },
      ],
    },
  ],
  effects: {
    kraken: { changes: [{ of: "keptTokens", by: 1, when: ({ moment }) => moment.token === "calculate" }] },
  },
};
