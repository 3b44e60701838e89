import type { Card } from "../../../language/card.ts";
import { within } from "../../../language/when.ts";

export const lattsrazzi: Card = {
  card: "pilot:lattsrazzi",
  title: "Latts Razzi",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: within(1),
          does: [
            { verb: "spend lock", on: "chosen" },
            { verb: "gain", token: "tractor", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
