import type { Card } from "../../../language/card.ts";
import { all, isDefender } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

/**
 * The ship can spend a charge to change a hit to a critical. While the charge is unspent, ships that attack this ship can make that change
 * too.
 */
export const greedo: Card = {
  card: "upgrade:greedo",
  title: "Greedo",
  dice: [
    { dice: "attack", may: [{ verb: "spend charge" }, { verb: "change", from: "hit", to: "crit" }] },
    { dice: "attack", forEnemies: true, when: all(isDefender, hasCharges()), may: [{ verb: "change", from: "hit", to: "crit" }] },
  ],
};
