import type { Card } from "../../../language/card.ts";
import { all, attackHit, withThisWeapon } from "../../../language/when.ts";

export const harpoonmissiles: Card = {
  card: "upgrade:harpoonmissiles",
  title: "Harpoon Missiles",
  weapon: { needs: "lock", spends: ["card"] },
  triggers: [{ at: "afterAttack", when: all(withThisWeapon, attackHit), must: [{ verb: "condition", id: "harpooned", who: "defender" }] }],
};
