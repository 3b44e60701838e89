import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const suppressor: Card = {
  card: "upgrade:suppressor",
  title: "Suppressor",
  triggers: [
    {
      at: "lockAcquired",
      once: "a round",
      when: toThisShip,
      may: [
        {
          verb: "one of",
          choices: {
            focus: [{ verb: "remove token", tokens: ["focus"], who: "target" }],
            evade: [{ verb: "remove token", tokens: ["evade"], who: "target" }],
            lock: [{ verb: "remove lock", who: "target" }],
          },
        },
      ],
    },
  ],
};
