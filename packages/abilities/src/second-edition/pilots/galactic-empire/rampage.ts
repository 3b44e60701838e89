import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, both, other, type ShipWhen, speedWas, toThisShip, within } from "../../../language/when.ts";
import { damaged } from "../../../language/when-second-edition.ts";

const inItsTurret: ShipWhen = ({ game, self }, ship) => isInArcOf(game, self.ship, self.ship.quarter, ship);

export const rampage: Card = {
  card: "pilot:rampage",
  title: "“Rampage”",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, speedWas(3, 4)),
      may: [
        {
          verb: "choose ship",
          among: both(other, within(0, 1), inItsTurret),
          does: [
            { verb: "gain", token: "strain", who: "chosen" },
            { verb: "if", when: damaged(), does: [{ verb: "gain", token: "strain", who: "chosen" }] },
          ],
        },
      ],
    },
  ],
};
