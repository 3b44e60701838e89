import type { Card } from "../../../language/card.ts";
import { attackerIs, enemy, isStressedShip } from "../../../language/when.ts";

export const commanderpyre: Card = {
  card: "upgrade:commanderpyre",
  title: "Commander Pyre",
  triggers: [
    {
      at: "afterForces",
      must: [{ verb: "choose ship", among: enemy, does: [{ verb: "gain", token: "stress", count: 2, who: "chosen" }] }],
    },
  ],
  dice: [{ dice: "defense", when: attackerIs(isStressedShip), may: [{ verb: "reroll", most: 1 }] }],
};
