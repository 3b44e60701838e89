import type { Card } from "../../../language/card.ts";
import { all, withThisWeapon } from "../../../language/when.ts";
import { diceAre } from "../../../language/when-firing.ts";

export const heavylasercannon: Card = {
  card: "upgrade:heavylasercannon",
  title: "Heavy Laser Cannon",
  triggers: [
    {
      at: "diceModified",
      when: all(withThisWeapon, diceAre("attack")),
      must: [{ verb: "change", from: "crit", to: "hit", most: "all" }],
    },
  ],
};
