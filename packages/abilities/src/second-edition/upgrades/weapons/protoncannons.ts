import type { Card } from "../../../card.ts";
import { withThisWeapon } from "../../../when.ts";

export const protoncannons: Card = {
  card: "upgrade:protoncannons",
  title: "Proton Cannons",
  weapon: { charges: 2 },
  dice: [{ dice: "attack", when: withThisWeapon, must: [{ verb: "change", from: ["focus", "hit"], to: "crit" }] }],
};
