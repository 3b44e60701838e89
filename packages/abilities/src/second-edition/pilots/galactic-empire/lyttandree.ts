import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, attackerIs, both, friendly, type ShipWhen, within } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

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
