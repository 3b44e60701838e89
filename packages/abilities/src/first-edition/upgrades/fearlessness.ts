import type { Card } from "../../card.ts";
import { all, atRange, attackerInDefendersArc, defenderInArc } from "../../when.ts";

export const fearlessness: Card = {
  card: "upgrade:fearlessness",
  title: "Fearlessness",
  dice: [{ dice: "attack", when: all(atRange(1), defenderInArc, attackerInDefendersArc), may: [{ verb: "add", face: "hit" }] }],
};
