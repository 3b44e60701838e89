import type { Card } from "../../../language/card.ts";
import { all, defenderInArc, isAttacker, not } from "../../../language/when.ts";

export const kavil: Card = {
  card: "pilot:kavil",
  title: "Kavil",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, not(defenderInArc)) }],
};
