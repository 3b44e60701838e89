import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, defenderInArc, isAttacker, not } from "../../../language/when.ts";

export const outmaneuver: Card = {
  card: "upgrade:outmaneuver",
  title: "Outmaneuver",
  changes: [{ of: "agility", by: -1, whose: "defender", when: all(isAttacker, defenderInArc, not(attackerInDefendersArc)) }],
};
