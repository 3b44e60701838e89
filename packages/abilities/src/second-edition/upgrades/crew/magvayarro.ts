import type { Card } from "../../../card.ts";
import { all, attackHit, isDefender } from "../../../when.ts";
import { lockInReach } from "../locking.ts";

export const magvayarro: Card = {
  card: "upgrade:magvayarro",
  title: "Magva Yarro",
  triggers: [{ at: "afterAttack", when: all(isDefender, attackHit), may: [lockInReach("attacker")] }],
};
