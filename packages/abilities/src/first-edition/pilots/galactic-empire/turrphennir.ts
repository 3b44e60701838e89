import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const turrphennir: Card = {
  card: "pilot:turrphennir",
  title: "Turr Phennir",
  triggers: [{ at: "afterAttack", when: isAttacker, may: [{ verb: "free action", names: ["boost", "barrel-roll"] }] }],
};
