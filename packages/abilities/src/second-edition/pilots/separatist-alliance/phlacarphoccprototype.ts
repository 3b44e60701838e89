import type { Card } from "../../../card.ts";
import { both, hasDial, toThisShip } from "../../../when.ts";
import { lockedByThisShip } from "../../when.ts";

export const phlacarphoccprototype: Card = {
  card: "pilot:phlacarphoccprototype",
  title: "Phlac-Arphocc Prototype",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(lockedByThisShip, hasDial),
          does: [
            { verb: "spend lock", on: "chosen" },
            { verb: "look at dial", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
