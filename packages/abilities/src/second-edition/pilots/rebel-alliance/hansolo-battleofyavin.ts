import type { Card } from "../../../language/card.ts";
import { all, attackHit, isAttacker } from "../../../language/when.ts";

export const hansoloBattleofyavin: Card = {
  card: "pilot:hansolo-battleofyavin",
  title: "Han Solo",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackHit),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["coordinate"] }],
    },
  ],
};
