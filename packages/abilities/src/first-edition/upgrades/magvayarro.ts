import type { Card } from "../../card.ts";
import { isDefender } from "../../when.ts";

export const magvayarro: Card = {
  card: "upgrade:magvayarro",
  title: "Magva Yarro",
  triggers: [{ at: "afterAttack", when: isDefender, may: [{ verb: "lock", on: "attacker" }] }],
};
