import type { Card } from "../../../language/card.ts";
import { all, attackHit, isAttacker } from "../../../language/when.ts";

export const sigma5Battleofyavin: Card = {
  card: "pilot:sigma5-battleofyavin",
  title: "Sigma 5",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackHit),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["evade"] }],
    },
  ],
};
