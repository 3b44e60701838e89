import { isLarger } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackerIs, isAttacker, isDefender, type ShipWhen } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const larger: ShipWhen = ({ game, self }, ship) => isLarger(game, ship, self.ship);

export const ahhav: Card = {
  card: "pilot:ahhav",
  title: "Ahhav",
  changes: [
    { of: "attackDice", by: 1, when: all(isAttacker, defenderIs(larger)) },
    { of: "defenseDice", by: 1, when: all(isDefender, attackerIs(larger)) },
  ],
};
