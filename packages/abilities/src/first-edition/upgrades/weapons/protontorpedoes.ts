import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const protontorpedoes: Card = {
  card: "upgrade:protontorpedoes",
  title: "Proton Torpedoes",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
