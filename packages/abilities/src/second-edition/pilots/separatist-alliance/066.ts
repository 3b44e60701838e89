import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const o66: Card = {
  card: "pilot:066",
  title: "0-66",
  triggers: [{ at: "afterAttack", when: isDefender, may: [{ verb: "spend", token: "calculate" }, { verb: "free action" }] }],
};
