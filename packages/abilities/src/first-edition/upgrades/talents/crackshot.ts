import type { Card } from "../../../language/card.ts";
import { all, defenderInArc, isAttacker } from "../../../language/when.ts";

export const crackshot: Card = {
  card: "upgrade:crackshot",
  title: "Crack Shot",
  triggers: [
    {
      at: "beforeCompare",
      when: all(isAttacker, defenderInArc),
      may: [{ verb: "discard this card" }, { verb: "cancel", dice: "defense", face: "evade", count: 1 }],
    },
  ],
};
