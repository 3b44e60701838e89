import type { Card } from "../../../language/card.ts";
import { both, enemy, toThisShip, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

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
