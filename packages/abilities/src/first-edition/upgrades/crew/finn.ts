import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, defenderInArc, withPrimary } from "../../../language/when.ts";

export const finn: Card = {
  card: "upgrade:finn",
  title: "Finn",
  dice: [
    { dice: "attack", when: all(withPrimary, defenderInArc), may: [{ verb: "add", face: "blank" }] },
    { dice: "defense", when: attackerInDefendersArc, may: [{ verb: "add", face: "blank" }] },
  ],
};
