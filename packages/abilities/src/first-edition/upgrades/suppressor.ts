import type { Card } from "../../card.ts";
import { toThisShip } from "../../when.ts";

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
            focus: [{ verb: "spend", token: "focus", who: "target" }],
            evade: [{ verb: "spend", token: "evade", who: "target" }],
            lock: [{ verb: "lose locks", who: "target" }],
          },
        },
      ],
    },
  ],
};
