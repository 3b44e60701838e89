import type { Card } from "../../../language/card.ts";
import { all, speedWas, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const sigma6Battleofyavin: Card = {
  card: "pilot:sigma6-battleofyavin",
  title: "Sigma 6",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, speedWas(3, 5)),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["slam"] }],
    },
  ],
};
