import type { Card } from "../../card.ts";
import { all, defenderInArc, isAttacker, not } from "../../when.ts";

export const kavil: Card = {
  card: "pilot:kavil",
  title: "Kavil",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, not(defenderInArc)) }],
};
