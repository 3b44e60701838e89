import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const wesjanson: Card = {
  card: "pilot:wesjanson",
  title: "Wes Janson",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        {
          verb: "one of",
          choices: {
            focus: [{ verb: "remove token", tokens: ["focus"], who: "defender" }],
            evade: [{ verb: "remove token", tokens: ["evade"], who: "defender" }],
            lock: [{ verb: "remove lock", who: "defender" }],
          },
        },
      ],
    },
  ],
};
