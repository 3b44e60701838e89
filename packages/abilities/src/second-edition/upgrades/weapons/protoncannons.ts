import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const protoncannons: Card = {
  card: "upgrade:protoncannons",
  title: "Proton Cannons",
  weapon: { charges: 2 },
  dice: [{ dice: "attack", when: withThisWeapon, must: [{ verb: "change", from: ["focus", "hit"], to: "crit" }] }],
};
