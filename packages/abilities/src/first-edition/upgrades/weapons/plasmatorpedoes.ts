import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const plasmatorpedoes: Card = {
  card: "upgrade:plasmatorpedoes",
  title: "Plasma Torpedoes",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  triggers: [{ at: "attackDealt", when: withThisWeapon, must: [{ verb: "lose shield", who: "defender" }] }],
};
