import type { Card } from "../../card.ts";
import { withThisWeapon } from "../../when.ts";

export const concussionmissiles: Card = {
  card: "upgrade:concussionmissiles",
  title: "Concussion Missiles",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "change", from: "blank", to: "hit" }] }],
};
