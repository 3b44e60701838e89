import type { Card } from "../../../language/card.ts";
import { both, hasDial, toThisShip } from "../../../language/when.ts";
import { lockedByThisShip } from "../../../language/when-second-edition.ts";

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
