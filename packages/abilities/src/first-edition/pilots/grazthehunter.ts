import type { Card } from "../../card.ts";
import { all, attackerInDefendersArc, isDefender } from "../../when.ts";

export const grazthehunter: Card = {
  card: "pilot:grazthehunter",
  title: "Graz the Hunter",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, attackerInDefendersArc) }],
};
