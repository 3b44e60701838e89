import type { Card } from "../../../language/card.ts";
import { all, defenderNowInArcAt, isAttacker } from "../../../language/when.ts";

export const tactician: Card = {
  card: "upgrade:tactician",
  title: "Tactician",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, defenderNowInArcAt(2)), must: [{ verb: "gain", token: "stress", who: "defender" }] },
  ],
};
