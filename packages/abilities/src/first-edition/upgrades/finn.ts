import type { Card } from "../../card.ts";
import { all, attackerInDefendersArc, defenderInArc, withPrimary } from "../../when.ts";

export const finn: Card = {
  card: "upgrade:finn",
  title: "Finn",
  dice: [
    { dice: "attack", when: all(withPrimary, defenderInArc), may: [{ verb: "add", face: "blank" }] },
    { dice: "defense", when: attackerInDefendersArc, may: [{ verb: "add", face: "blank" }] },
  ],
};
