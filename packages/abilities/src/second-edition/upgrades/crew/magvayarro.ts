import type { Card } from "../../../language/card.ts";
import { all, attackHit, isDefender } from "../../../language/when.ts";
import { lockInReach } from "../locking.ts";

export const magvayarro: Card = {
  card: "upgrade:magvayarro",
  title: "Magva Yarro",
  triggers: [{ at: "afterAttack", when: all(isDefender, attackHit), may: [lockInReach("attacker")] }],
};
