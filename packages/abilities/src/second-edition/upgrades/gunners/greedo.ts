import type { Card } from "../../../language/card.ts";
import { all, isDefender } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

/** His charge makes a hit critical; while it is there an attacker has the same of him. */
export const greedo: Card = {
  card: "upgrade:greedo",
  title: "Greedo",
  dice: [
    { dice: "attack", may: [{ verb: "spend charge" }, { verb: "change", from: "hit", to: "crit" }] },
    { dice: "attack", forEnemies: true, when: all(isDefender, hasCharges()), may: [{ verb: "change", from: "hit", to: "crit" }] },
  ],
};
