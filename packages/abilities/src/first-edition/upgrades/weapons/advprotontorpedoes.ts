import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const advprotontorpedoes: Card = {
  card: "upgrade:advprotontorpedoes",
  title: "Advanced Proton Torpedoes",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "blank", to: "focus", most: 3 }] }],
};
