import type { Card } from "../../../language/card.ts";
import { actionIs, all, both, friendly, other, toThisShip, within } from "../../../language/when.ts";

export const benthictwotubes: Card = {
  card: "pilot:benthictwotubes",
  title: "Benthic Two Tubes",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("focus")),
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1, 2)),
          does: [
            { verb: "remove token", tokens: ["focus"] },
            { verb: "gain", token: "focus", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
