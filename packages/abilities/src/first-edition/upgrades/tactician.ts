import type { Card } from "../../card.ts";
import { all, atRange, defenderInArc, isAttacker } from "../../when.ts";

export const tactician: Card = {
  card: "upgrade:tactician",
  title: "Tactician",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, defenderInArc, atRange(2)), must: [{ verb: "gain", token: "stress", who: "defender" }] },
  ],
};
