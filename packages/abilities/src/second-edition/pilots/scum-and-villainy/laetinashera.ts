import type { Card } from "../../../language/card.ts";
import { all, any, attackMissed, isAttacker, isDefender } from "../../../language/when.ts";

export const laetinashera: Card = {
  card: "pilot:laetinashera",
  title: "Laetin A'shera",
  triggers: [{ at: "afterAttack", when: all(any(isAttacker, isDefender), attackMissed), must: [{ verb: "gain", token: "evade" }] }],
};
