import type { Card } from "../../../language/card.ts";
import { all, attackDestroyed, isAttacker, isDefendingShip } from "../../../language/when.ts";

export const ig88a: Card = {
  card: "pilot:ig88a",
  title: "IG-88A",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackDestroyed(isDefendingShip)), may: [{ verb: "recover shield" }] }],
};
