import type { Card } from "../../../card.ts";
import { all, attackerInDefendersArc, isAttacker, not } from "../../../when.ts";
import { attackShows } from "../../when-firing.ts";

export const outmaneuver: Card = {
  card: "upgrade:outmaneuver",
  title: "Outmaneuver",
  changes: [{ of: "defenseDice", by: -1, whose: "defender", when: all(isAttacker, attackShows("front"), not(attackerInDefendersArc)) }],
};
