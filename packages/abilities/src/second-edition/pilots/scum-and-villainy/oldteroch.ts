import { GREEN, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, enemy, type ShipWhen, within } from "../../../language/when.ts";

const hasItBefore: ShipWhen = ({ game, self }, ship) => isInArcOf(game, ship, "front", self.ship);

export const oldteroch: Card = {
  card: "pilot:oldteroch",
  title: "Old Teroch",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "choose ship", among: both(enemy, within(1), hasItBefore), does: [{ verb: "lose all", tokens: GREEN, who: "chosen" }] },
      ],
    },
  ],
};
