import type { Card } from "../../language/card.ts";
import { isAttacker } from "../../language/when.ts";

/** On a ship that is making an attack after which it makes none this round. */
export const lastAttack: Card = {
  card: "effect:last attack",
  title: "Last attack of the round",
  triggers: [{ at: "attackDeclared", when: isAttacker, must: [{ verb: "no more attacks" }] }],
};
