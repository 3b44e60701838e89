import type { Card } from "../../../language/card.ts";
import { all, attackMissed, isDefender } from "../../../language/when.ts";

export const laetinashera: Card = {
  card: "pilot:laetinashera",
  title: "Laetin A'shera",
  triggers: [{ at: "afterAttack", when: all(isDefender, attackMissed), may: [{ verb: "gain", token: "evade" }] }],
};
