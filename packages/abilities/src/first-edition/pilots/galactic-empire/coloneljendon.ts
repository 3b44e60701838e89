import type { Card } from "../../../language/card.ts";
import { both, friendly, hasNoLock, within } from "../../../language/when.ts";

export const coloneljendon: Card = {
  card: "pilot:coloneljendon",
  title: "Colonel Jendon",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "choose ship", among: both(friendly, within(1), hasNoLock), does: [{ verb: "pass lock", to: "chosen" }] }],
    },
  ],
};
