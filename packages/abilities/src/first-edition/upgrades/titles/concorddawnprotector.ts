import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, defenderInArc, shipsAtRange } from "../../../language/when.ts";

export const concorddawnprotector: Card = {
  card: "upgrade:concorddawnprotector",
  title: "Concord Dawn Protector",
  dice: [{ dice: "defense", when: all(defenderInArc, shipsAtRange(1), attackerInDefendersArc), must: [{ verb: "add", face: "evade" }] }],
};
