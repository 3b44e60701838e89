import type { Card } from "../../../language/card.ts";
import { all, isDefender, not, toThisShip } from "../../../language/when.ts";

export const r4p17siegeofcoruscant: Card = {
  card: "upgrade:r4p17-siegeofcoruscant",
  title: "R4-P17",
  triggers: [
    {
      at: "damageDealt",
      when: all(toThisShip, not(isDefender)),
      may: [{ verb: "spend charge" }, { verb: "gain", token: "strain" }, { verb: "discard dealt card" }],
    },
  ],
};
