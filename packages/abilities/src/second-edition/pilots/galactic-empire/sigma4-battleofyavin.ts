import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const sigma4Battleofyavin: Card = {
  card: "pilot:sigma4-battleofyavin",
  title: "Sigma 4",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("barrel-roll")),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["boost"] }],
    },
  ],
};
