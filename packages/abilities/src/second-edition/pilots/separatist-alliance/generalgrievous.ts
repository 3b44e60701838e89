import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, not, withPrimary } from "../../../language/when.ts";

export const generalgrievous: Card = {
  card: "pilot:generalgrievous",
  title: "General Grievous",
  dice: [{ dice: "attack", when: all(withPrimary, not(attackerInDefendersArc)), may: [{ verb: "reroll", most: 2 }] }],
};
