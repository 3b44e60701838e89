import type { Card } from "../../card.ts";
import { all, attackDestroyed, isAttacker, isDefendingShip } from "../../when.ts";

export const ig88a: Card = {
  card: "pilot:ig88a",
  title: "IG-88A",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackDestroyed(isDefendingShip)), may: [{ verb: "recover shield" }] }],
};
