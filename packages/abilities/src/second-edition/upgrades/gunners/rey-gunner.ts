import type { Card } from "../../../language/card.ts";
import { enemyInTurret } from "../attacked.ts";

export const reygunner: Card = {
  card: "upgrade:rey-gunner",
  title: "Rey",
  dice: [
    { dice: "attack", when: enemyInTurret, may: [{ verb: "spend force" }, { verb: "change", from: "blank", to: "hit" }] },
    { dice: "defense", when: enemyInTurret, may: [{ verb: "spend force" }, { verb: "change", from: "blank", to: "evade" }] },
  ],
};
