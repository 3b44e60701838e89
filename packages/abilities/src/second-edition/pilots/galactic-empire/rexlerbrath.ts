import type { Card } from "../../../language/card.ts";
import { all, attackHit, hasToken, isAttacker } from "../../../language/when.ts";

export const rexlerbrath: Card = {
  card: "pilot:rexlerbrath",
  title: "Rexler Brath",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit, hasToken("evade")), must: [{ verb: "expose", who: "defender" }] }],
};
