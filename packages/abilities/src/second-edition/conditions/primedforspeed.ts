import type { Card } from "../../language/card.ts";
import { actionIs, all, hasToken, toThisShip } from "../../language/when.ts";

/** It may SLAM, and then pays for its weapons with a hit. */
export const primedforspeed: Card = {
  card: "condition:primedforspeed",
  title: "Primed for Speed",
  barActions: (_, self, { ship }) => (ship === self.ship ? ["white slam"] : []),
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("slam"), hasToken("disarm")),
      must: [
        { verb: "suffer", hits: 1 },
        { verb: "remove token", tokens: ["disarm"] },
      ],
    },
  ],
};
