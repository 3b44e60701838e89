import type { Card } from "../../../language/card.ts";
import { actionIs, all, both, friendly, toThisShip, within } from "../../../language/when.ts";

export const benthictwotubes: Card = {
  card: "pilot:benthictwotubes",
  title: "Benthic Two Tubes",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("focus")),
      may: [{ verb: "choose ship", among: both(friendly, within(1, 2)), does: [{ verb: "transfer", token: "focus" }] }],
    },
  ],
};
