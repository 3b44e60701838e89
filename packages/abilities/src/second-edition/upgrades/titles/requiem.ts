import type { Card } from "../../../language/card.ts";
import { onThisShip } from "../../../language/when.ts";
import { lockedByThisShip } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../locking.ts";

export const requiem: Card = {
  card: "upgrade:requiem",
  title: "Requiem",
  triggers: [
    {
      at: "hasDeployed",
      when: onThisShip,
      may: [{ verb: "choose ship", among: lockedByThisShip, does: [lockTargetOf("chosen", "subject")] }],
    },
  ],
};
