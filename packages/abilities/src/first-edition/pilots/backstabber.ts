import type { Card } from "../../card.ts";
import { all, attackerInDefendersArc, isAttacker, not } from "../../when.ts";

export const backstabber: Card = {
  card: "pilot:backstabber",
  title: "Backstabber",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, not(attackerInDefendersArc)) }],
};
