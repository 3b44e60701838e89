import type { Card } from "../../../card.ts";
import { fromThisShip } from "../../../when.ts";
import { lockedByThisShip } from "../../when.ts";
import { lockTargetOf } from "../locking.ts";

export const requiem: Card = {
  card: "upgrade:requiem",
  title: "Requiem",
  triggers: [
    {
      at: "hasDeployed",
      when: fromThisShip,
      may: [{ verb: "choose ship", among: lockedByThisShip, does: [lockTargetOf("chosen", "subject")] }],
    },
  ],
};
