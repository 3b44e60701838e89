import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const flanked: ShipWhen = ({ game, self }, ship) => isInArcOf(game, ship, "left", self.ship) || isInArcOf(game, ship, "right", self.ship);

export const lyttandree: Card = {
  card: "pilot:lyttandree",
  title: "Lyttan Dree",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(both(friendly, within(0, 2))), defenderIs(flanked)),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
