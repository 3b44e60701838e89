import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const captainrex: Card = {
  card: "pilot:captainrex",
  title: "Captain Rex",
  triggers: [{ at: "afterAttack", when: isAttacker, must: [{ verb: "condition", id: "suppressivefire", who: "defender" }] }],
};
