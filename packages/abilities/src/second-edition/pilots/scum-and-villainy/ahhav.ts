import { isLarger } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, attackerIs, isAttacker, isDefender, type ShipWhen } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

const larger: ShipWhen = ({ game, self }, ship) => isLarger(game, ship, self.ship);

export const ahhav: Card = {
  card: "pilot:ahhav",
  title: "Ahhav",
  changes: [
    { of: "attackDice", by: 1, when: all(isAttacker, defenderIs(larger)) },
    { of: "defenseDice", by: 1, when: all(isDefender, attackerIs(larger)) },
  ],
};
