import type { Card } from "../../../card.ts";
import { both, enemy, toThisShip, within } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";

export const foremanproach: Card = {
  card: "pilot:foremanproach",
  title: "Foreman Proach",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(enemy, inArcOfThisShip("bullseye"), within(1, 2)),
          does: [
            { verb: "gain", token: "disarm" },
            { verb: "gain", token: "tractor", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
