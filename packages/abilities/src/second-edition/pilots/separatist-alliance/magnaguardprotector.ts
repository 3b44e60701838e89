import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen } from "../../../language/when.ts";
import { isMagnaGuard } from "../../conditions/guarded.ts";

const guardable: ShipWhen = (scene, ship) => !isMagnaGuard(scene, ship);

export const magnaguardprotector: Card = {
  card: "pilot:magnaguardprotector",
  title: "MagnaGuard Protector",
  triggers: [
    {
      at: "afterForces",
      must: [{ verb: "choose ship", among: both(friendly, guardable), does: [{ verb: "condition", id: "guarded", who: "chosen" }] }],
    },
  ],
};
