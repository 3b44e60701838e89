import type { Card } from "../../../language/card.ts";
import { all, attackHit, both, isAttacker, nearDefender, notDefender, other } from "../../../language/when.ts";

export const ruthlessness: Card = {
  card: "upgrade:ruthlessness",
  title: "Ruthlessness",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackHit),
      must: [{ verb: "choose ship", among: both(nearDefender, notDefender, other), does: [{ verb: "suffer", hits: 1, who: "chosen" }] }],
    },
  ],
};
