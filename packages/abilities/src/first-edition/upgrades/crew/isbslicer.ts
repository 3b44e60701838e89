import type { Card } from "../../../language/card.ts";
import { both, lacksToken, nearTarget, toThisShip } from "../../../language/when.ts";

export const isbslicer: Card = {
  card: "upgrade:isbslicer",
  title: "ISB Slicer",
  triggers: [
    {
      at: "jammed",
      when: toThisShip,
      may: [{ verb: "choose ship", among: both(nearTarget, lacksToken("jam")), does: [{ verb: "gain", token: "jam", who: "chosen" }] }],
    },
  ],
};
