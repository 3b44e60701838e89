import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, isAttacker, not } from "../../../language/when.ts";

export const backstabber: Card = {
  card: "pilot:backstabber",
  title: "“Backstabber”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, not(attackerInDefendersArc)) }],
};
