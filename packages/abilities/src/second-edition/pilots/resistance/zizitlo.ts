import type { Card } from "../../../language/card.ts";
import { any, isAttacker, isDefender } from "../../../language/when.ts";

export const zizitlo: Card = {
  card: "pilot:zizitlo",
  title: "Zizi Tlo",
  triggers: [
    {
      at: "afterAttack",
      when: any(isAttacker, isDefender),
      may: [
        { verb: "spend charge" },
        { verb: "one of", choices: { focus: [{ verb: "gain", token: "focus" }], evade: [{ verb: "gain", token: "evade" }] } },
      ],
    },
  ],
};
