import type { Card } from "../../../card.ts";
import { all, attackHit, isAttacker } from "../../../when.ts";

export const wedgeantillesBattleoverendor: Card = {
  card: "pilot:wedgeantilles-battleoverendor",
  title: "Wedge Antilles",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit), must: [{ verb: "gain", token: "focus" }] }],
};
