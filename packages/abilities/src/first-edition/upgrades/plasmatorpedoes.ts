import type { Card } from "../../language/card.ts";
import { all, attackHit, withThisWeapon } from "../../language/when.ts";

export const plasmatorpedoes: Card = {
  card: "upgrade:plasmatorpedoes",
  title: "Plasma Torpedoes",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  triggers: [{ at: "afterAttack", when: all(withThisWeapon, attackHit), must: [{ verb: "lose shield", who: "defender" }] }],
};
