import type { Card } from "../../../card.ts";
import { all, isDefender } from "../../../when.ts";
import { hasCharges } from "../../when.ts";

/** His charge makes a hit critical; while it is there an attacker has the same of him. */
export const greedo: Card = {
  card: "upgrade:greedo",
  title: "Greedo",
  dice: [
    { dice: "attack", may: [{ verb: "spend charge" }, { verb: "change", from: "hit", to: "crit" }] },
    { dice: "attack", forEnemies: true, when: all(isDefender, hasCharges()), may: [{ verb: "change", from: "hit", to: "crit" }] },
  ],
};
