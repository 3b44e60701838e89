import type { Card } from "../../language/card.ts";
import { isAttacker } from "../../language/when.ts";

/** Marks a ship that can't attack again this round after its current attack. */
export const lastAttack: Card = {
  card: "effect:last attack",
  title: "Last attack of the round",
  triggers: [{ at: "attackDeclared", when: isAttacker, must: [{ verb: "no more attacks" }] }],
};
