import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const magvayarro: Card = {
  card: "upgrade:magvayarro",
  title: "Magva Yarro",
  triggers: [{ at: "afterAttack", when: isDefender, may: [{ verb: "lock", on: "attacker" }] }],
};
