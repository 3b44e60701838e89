import type { Card } from "../../language/card.ts";
import { isAttacker } from "../../language/when.ts";

/** Marks a ship that cannot attack again this round once its current attack is over. */
export const lastAttack: Card = {
  card: "effect:last attack",
  title: "Last attack of the round",
  triggers: [{ at: "attackDeclared", when: isAttacker, must: [{ verb: "no more attacks" }] }],
};
