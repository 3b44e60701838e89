import type { Card } from "../../../card.ts";
import { both, friendly, within } from "../../../when.ts";
import { afterRollOrBoost, onShips } from "../phrases.ts";

export const JAKE_FARRELLS: readonly Card[] = onShips(["jakefarrell", "jakefarrell-swz106"], {
  title: "Jake Farrell",
  triggers: [
    afterRollOrBoost([
      { verb: "choose ship", among: both(friendly, within(0, 1)), does: [{ verb: "free action", names: ["focus"], who: "chosen" }] },
    ]),
  ],
});
