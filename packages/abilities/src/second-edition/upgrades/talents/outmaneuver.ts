import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, isAttacker, not } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";

export const outmaneuver: Card = {
  card: "upgrade:outmaneuver",
  title: "Outmaneuver",
  changes: [{ of: "defenseDice", by: -1, whose: "defender", when: all(isAttacker, attackShows("front"), not(attackerInDefendersArc)) }],
};
