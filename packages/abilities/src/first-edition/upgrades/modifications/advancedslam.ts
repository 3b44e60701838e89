import type { Card } from "../../../language/card.ts";
import { actionIs, all, overlappedNothing, toThisShip } from "../../../language/when.ts";

export const advancedslam: Card = {
  card: "upgrade:advancedslam",
  title: "Advanced SLAM",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("slam"), overlappedNothing),
      may: [{ verb: "free action", barOnly: true }],
    },
  ],
};
