import type { Card } from "../../language/card.ts";
import { actionIs, all, hasToken, toThisShip } from "../../language/when.ts";

/** The ship can SLAM, and must then suffer a hit to remove a disarm token. */
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
