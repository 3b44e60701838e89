import type { Card } from "../../../card.ts";
import { all, friendly, toThisShip } from "../../../when.ts";
import { lockedByThisShip, targetIs } from "../../when.ts";
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
