import type { Card } from "../../../language/card.ts";
import { all, friendly, toThisShip } from "../../../language/when.ts";
import { lockedByThisShip, targetIs } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../locking.ts";

/** A friend that it coordinates may lock what it has locked, from however far. */
export const torynfarr: Card = {
  card: "upgrade:torynfarr",
  title: "Toryn Farr",
  triggers: [
    {
      at: "coordinated",
      when: all(toThisShip, targetIs(friendly)),
      may: [{ verb: "choose ship", among: lockedByThisShip, does: [lockTargetOf("chosen", "target")] }],
    },
  ],
};
