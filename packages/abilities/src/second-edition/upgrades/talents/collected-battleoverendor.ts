import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";

export const collectedBattleoverendor: Card = {
  card: "upgrade:collected-battleoverendor",
  title: "Collected",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary),
      may: [
        { verb: "spend", token: "focus" },
        { verb: "gain", token: "evade", count: 2 },
      ],
    },
  ],
};
