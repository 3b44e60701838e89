import type { Card } from "../../../language/card.ts";
import { all, isDefender } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

/** His charge changes a hit to a critical. While it is unspent, ships that attack him can do the same. */
export const greedo: Card = {
  card: "upgrade:greedo",
  title: "Greedo",
  dice: [
    { dice: "attack", may: [{ verb: "spend charge" }, { verb: "change", from: "hit", to: "crit" }] },
    { dice: "attack", forEnemies: true, when: all(isDefender, hasCharges()), may: [{ verb: "change", from: "hit", to: "crit" }] },
  ],
};
