import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const advancedcloakingdevice: Card = {
  card: "upgrade:advancedcloakingdevice",
  title: "Advanced Cloaking Device",
  triggers: [{ at: "afterAttack", when: isAttacker, may: [{ verb: "free action", names: ["cloak"] }] }],
};
