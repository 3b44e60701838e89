import type { Card } from "../../../language/card.ts";
import { actionIs, all, both, friendly, toThisShip, within } from "../../../language/when.ts";

export const seftinvanik: Card = {
  card: "pilot:seftinvanik",
  title: "Seftin Vanik",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("boost")),
      may: [{ verb: "choose ship", among: both(friendly, within(1)), does: [{ verb: "transfer", token: "evade" }] }],
    },
  ],
};
