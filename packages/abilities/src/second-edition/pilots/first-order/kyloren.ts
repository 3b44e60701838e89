import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const kyloren: Card = {
  card: "pilot:kyloren",
  title: "Kylo Ren",
  triggers: [
    {
      at: "afterAttack",
      when: isDefender,
      may: [{ verb: "spend force" }, { verb: "condition", id: "illshowyouthedarkside", who: "attacker" }],
    },
  ],
};
