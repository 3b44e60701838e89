import type { Card } from "../../../language/card.ts";
import { all, attackDestroyed, enemy, isAttacker } from "../../../language/when.ts";

export const impetuous: Card = {
  card: "upgrade:impetuous",
  title: "Impetuous",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackDestroyed(enemy)),
      may: [{ verb: "acquire lock" }],
    },
  ],
};
