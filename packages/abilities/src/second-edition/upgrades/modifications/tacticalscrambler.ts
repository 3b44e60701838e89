import type { Card } from "../../../card.ts";
import { all, attackerIs, enemy } from "../../../when.ts";
import { isInTheWay } from "../../when-firing.ts";

export const tacticalscrambler: Card = {
  card: "upgrade:tacticalscrambler",
  title: "Tactical Scrambler",
  changes: [{ of: "defenseDice", by: 1, whose: "defender", when: all(attackerIs(enemy), isInTheWay) }],
};
