import { isInFiringArc, shipsPassed } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, enemy, type ShipWhen, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const isPassed: ShipWhen = ({ game, self }, ship) => shipsPassed(game, self.ship).includes(ship);
const isInChosensArc: When = ({ game, self, chosen }) => chosen !== undefined && isInFiringArc(game, chosen, self.ship);

export const starbirdslash: Card = {
  card: "upgrade:starbirdslash",
  title: "Starbird Slash",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [
        {
          verb: "choose ship",
          among: both(enemy, isPassed),
          does: [
            { verb: "gain", token: "strain", who: "chosen" },
            { verb: "if", when: isInChosensArc, does: [{ verb: "gain", token: "strain" }] },
          ],
        },
      ],
    },
  ],
};
