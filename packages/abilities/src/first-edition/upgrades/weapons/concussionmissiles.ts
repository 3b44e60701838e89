import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const concussionmissiles: Card = {
  card: "upgrade:concussionmissiles",
  title: "Concussion Missiles",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "blank", to: "hit" }] }],
};
