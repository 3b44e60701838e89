import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArcAt, defenderInArc } from "../../../language/when.ts";

export const fearlessness: Card = {
  card: "upgrade:fearlessness",
  title: "Fearlessness",
  dice: [{ dice: "attack", when: all(defenderInArc, attackerInDefendersArcAt(1)), may: [{ verb: "add", face: "hit" }] }],
};
