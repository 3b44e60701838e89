import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, isDefender } from "../../../language/when.ts";

export const grazthehunter: Card = {
  card: "pilot:grazthehunter",
  title: "Graz the Hunter",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, attackerInDefendersArc) }],
};
