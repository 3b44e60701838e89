import type { Card } from "../../../language/card.ts";
import { both, friendly, isAttacker, other, within } from "../../../language/when.ts";
import { lockTargetOf } from "../../upgrades/locking.ts";
import { bornForThis, inSideArcs } from "./phrases.ts";

export const axeSiegeofcoruscant: Card = {
  card: "pilot:axe-siegeofcoruscant",
  title: "“Axe”",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, bornForThis, within(0, 2), inSideArcs),
          does: [lockTargetOf("defender", "chosen")],
        },
      ],
    },
  ],
};
