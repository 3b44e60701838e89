import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";

export const seventhsister: Card = {
  card: "pilot:seventhsister",
  title: "Seventh Sister",
  triggers: [
    {
      at: "beforeCompare",
      when: all(isAttacker, withPrimary),
      may: [
        { verb: "spend force", count: 2 },
        { verb: "cancel", dice: "defense", face: "evade", count: 1 },
      ],
    },
  ],
};
