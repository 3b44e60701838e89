import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const dbs32cSiegeofcoruscant: Card = {
  card: "pilot:dbs32c-siegeofcoruscant",
  title: "DBS-32C",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("calculate")),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["jam"] }],
    },
  ],
};
