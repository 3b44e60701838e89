import type { Card } from "../../../language/card.ts";
import { all, any, hasToken, isAttacker, isDefender } from "../../../language/when.ts";
import { leavesEnemysDice } from "../phrases.ts";

export const lapin: Card = {
  card: "pilot:lapin",
  title: "Lapin",
  permissions: leavesEnemysDice(any(all(isAttacker, hasToken("stress", "defender")), all(isDefender, hasToken("stress", "attacker")))),
};
