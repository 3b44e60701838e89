import type { Card } from "../../../card.ts";
import { within } from "../../../when.ts";

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
