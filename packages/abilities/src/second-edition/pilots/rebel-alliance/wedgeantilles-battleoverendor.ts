import type { Card } from "../../../language/card.ts";
import { all, attackHit, isAttacker } from "../../../language/when.ts";

export const wedgeantillesBattleoverendor: Card = {
  card: "pilot:wedgeantilles-battleoverendor",
  title: "Wedge Antilles",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit), must: [{ verb: "gain", token: "focus" }] }],
};
