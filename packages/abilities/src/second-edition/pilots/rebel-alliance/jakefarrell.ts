import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { afterRollOrBoost } from "../phrases.ts";

export const jakefarrell: Card = {
  card: "pilot:jakefarrell",
  title: "Jake Farrell",
  triggers: [
    afterRollOrBoost([
      { verb: "choose ship", among: both(friendly, within(0, 1)), does: [{ verb: "free action", names: ["focus"], who: "chosen" }] },
    ]),
  ],
};
