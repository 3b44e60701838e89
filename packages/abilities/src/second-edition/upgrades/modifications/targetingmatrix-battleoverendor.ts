import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const targetingmatrixBattleoverendor: Card = {
  card: "upgrade:targetingmatrix-battleoverendor",
  title: "Targeting Matrix",
  triggers: [
    {
      at: "neutralizing",
      when: isAttacker,
      may: [
        { verb: "cancel", dice: "attack", face: "focus", count: 1 },
        { verb: "lasting", effect: "targeting matrix", until: "attack" },
      ],
    },
  ],
  effects: {
    "targeting matrix": { triggers: [{ at: "afterAttack", when: isAttacker, must: [{ verb: "gain", token: "strain", who: "defender" }] }] },
  },
};
