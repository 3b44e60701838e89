import type { Card } from "../../../language/card.ts";
import { all, attackerIs, enemy } from "../../../language/when.ts";
import { isInTheWay } from "../../../language/when-firing.ts";

export const tacticalscrambler: Card = {
  card: "upgrade:tacticalscrambler",
  title: "Tactical Scrambler",
  changes: [{ of: "defenseDice", by: 1, whose: "defender", when: all(attackerIs(enemy), isInTheWay) }],
};
