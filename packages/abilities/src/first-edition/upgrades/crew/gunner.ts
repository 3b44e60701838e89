import type { Card } from "../../../language/card.ts";
import { all, attackMissed, isAttacker } from "../../../language/when.ts";

export const gunner: Card = {
  card: "upgrade:gunner",
  title: "Gunner",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackMissed), may: [{ verb: "attack", with: "primary", last: true }] }],
};
