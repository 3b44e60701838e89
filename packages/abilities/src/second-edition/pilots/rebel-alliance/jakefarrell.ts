import type { Card } from "../../../card.ts";
import { both, friendly, within } from "../../../when.ts";
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
