import type { Card } from "../../../language/card.ts";
import { both, friendly, toThisShip, within } from "../../../language/when.ts";

export const gorgol: Card = {
  card: "pilot:gorgol",
  title: "Gorgol",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        { verb: "gain", token: "disarm" },
        {
          verb: "choose ship",
          among: both(friendly, within(1, 2)),
          does: [
            { verb: "gain", token: "tractor", who: "chosen" },
            { verb: "also", does: [{ verb: "repair", kind: "faceup", trait: "ship", who: "chosen" }] },
          ],
        },
      ],
    },
  ],
};
