import type { Card } from "../../../card.ts";
import { all, attackHit, isAttacker } from "../../../when.ts";

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
