import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderIsDestroyed } from "../../../language/when-second-edition.ts";

export const impetuous: Card = {
  card: "upgrade:impetuous",
  title: "Impetuous",
  triggers: [{ at: "afterAttack", when: all(isAttacker, defenderIsDestroyed), may: [{ verb: "free action", names: ["focus", "lock"] }] }],
};
