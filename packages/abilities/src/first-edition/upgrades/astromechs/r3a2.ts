import type { Card } from "../../../language/card.ts";
import { all, defenderInArc, isAttacker } from "../../../language/when.ts";

export const r3a2: Card = {
  card: "upgrade:r3a2",
  title: "R3-A2",
  triggers: [
    {
      at: "attackDeclared",
      when: all(isAttacker, defenderInArc),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "gain", token: "stress", who: "defender" },
      ],
    },
  ],
};
