import type { Card } from "../../../language/card.ts";
import { all, attackerIs, inBullseye, isDefender } from "../../../language/when.ts";

export const enforcer: Card = {
  card: "upgrade:enforcer",
  title: "Enforcer",
  triggers: [
    { at: "afterAttack", when: all(isDefender, attackerIs(inBullseye)), must: [{ verb: "gain", token: "stress", who: "attacker" }] },
  ],
};
