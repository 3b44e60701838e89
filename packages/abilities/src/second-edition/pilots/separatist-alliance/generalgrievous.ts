import type { Card } from "../../../card.ts";
import { all, attackerInDefendersArc, not, withPrimary } from "../../../when.ts";

export const generalgrievous: Card = {
  card: "pilot:generalgrievous",
  title: "General Grievous",
  dice: [{ dice: "attack", when: all(withPrimary, not(attackerInDefendersArc)), may: [{ verb: "reroll", most: 2 }] }],
};
