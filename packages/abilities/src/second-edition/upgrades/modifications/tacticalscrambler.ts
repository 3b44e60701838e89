import { shipsObstructing } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, attackerIs, enemy } from "../../../when.ts";

const isInTheWay: When = ({ game, self }) => shipsObstructing(game).includes(self.ship);

export const tacticalscrambler: Card = {
  card: "upgrade:tacticalscrambler",
  title: "Tactical Scrambler",
  changes: [{ of: "defenseDice", by: 1, whose: "defender", when: all(attackerIs(enemy), isInTheWay) }],
};
