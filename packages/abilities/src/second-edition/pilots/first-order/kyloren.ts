import type { Card } from "../../../card.ts";
import { isDefender } from "../../../when.ts";

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
