import type { Card } from "../../../card.ts";
import { all, any, hasToken, isAttacker, isDefender } from "../../../when.ts";
import { leavesEnemysDice } from "../phrases.ts";

export const lapin: Card = {
  card: "pilot:lapin",
  title: "Lapin",
  permissions: leavesEnemysDice(any(all(isAttacker, hasToken("stress", "defender")), all(isDefender, hasToken("stress", "attacker")))),
};
