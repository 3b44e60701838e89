import type { Card } from "../../../card.ts";
import { all, attackHit, hasToken, isAttacker } from "../../../when.ts";

export const rexlerbrath: Card = {
  card: "pilot:rexlerbrath",
  title: "Rexler Brath",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit, hasToken("evade")), must: [{ verb: "expose", who: "defender" }] }],
};
