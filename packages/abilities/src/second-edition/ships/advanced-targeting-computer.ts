import type { Card } from "../../language/card.ts";
import { all, hasLockOnDefender, isAttacker, withPrimary } from "../../language/when.ts";

export const advancedTargetingComputer: Card = {
  card: "ship:Advanced Targeting Computer",
  title: "Advanced Targeting Computer",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, hasLockOnDefender) }],
  dice: [{ dice: "attack", when: all(withPrimary, hasLockOnDefender), must: [{ verb: "change", from: "hit", to: "crit" }] }],
};
