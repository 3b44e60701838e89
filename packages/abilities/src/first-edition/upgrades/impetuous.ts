import type { Card } from "../../card.ts";
import { all, attackDestroyed, enemy, isAttacker } from "../../when.ts";

export const impetuous: Card = {
  card: "upgrade:impetuous",
  title: "Impetuous",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackDestroyed(enemy)),
      may: [{ verb: "choose ship", among: enemy, does: [{ verb: "lock", on: "chosen" }] }],
    },
  ],
};
