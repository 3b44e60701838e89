import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";
import { lockedByThisShip } from "../../when.ts";
import { lockTargetOf } from "../locking.ts";

/** Whom it coordinates may lock what it has locked, from however far. */
export const torynfarr: Card = {
  card: "upgrade:torynfarr",
  title: "Toryn Farr",
  triggers: [
    {
      at: "coordinated",
      when: toThisShip,
      may: [{ verb: "choose ship", among: lockedByThisShip, does: [lockTargetOf("chosen", "target")] }],
    },
  ],
};
