import type { Card } from "../../../language/card.ts";
import { all, friendly, toThisShip } from "../../../language/when.ts";
import { lockedByThisShip, targetIs } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../locking.ts";

/** A friendly ship that this ship coordinates may lock a ship that this ship has locked, at any range. */
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
