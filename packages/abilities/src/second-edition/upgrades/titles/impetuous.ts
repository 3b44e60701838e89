import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { defenderIsDestroyed } from "../../when.ts";

export const impetuous: Card = {
  card: "upgrade:impetuous",
  title: "Impetuous",
  triggers: [{ at: "afterAttack", when: all(isAttacker, defenderIsDestroyed), may: [{ verb: "free action", names: ["focus", "lock"] }] }],
};
