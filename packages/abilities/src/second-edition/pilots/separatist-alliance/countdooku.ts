import { RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, attackHit, isAttacker, isDefender } from "../../../language/when.ts";

export const countdooku: Card = {
  card: "pilot:countdooku",
  title: "Count Dooku",
  triggers: [
    {
      at: "afterAttack",
      when: all(isDefender, attackerInDefendersArc),
      may: [{ verb: "spend force" }, { verb: "remove token", tokens: [...RED, "cloak"], orLock: true }],
    },
    { at: "afterAttack", when: all(isAttacker, attackHit), may: [{ verb: "spend force" }, { verb: "free action" }] },
  ],
};
