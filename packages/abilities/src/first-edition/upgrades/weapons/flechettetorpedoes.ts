import { hull } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, withThisWeapon } from "../../../language/when.ts";

/** True if the defender has hull 4 or lower. */
const isFrail: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && hull(scene.game, defender) <= 4;
};

export const flechettetorpedoes: Card = {
  card: "upgrade:flechettetorpedoes",
  title: "Flechette Torpedoes",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  triggers: [{ at: "afterAttack", when: all(withThisWeapon, isFrail), must: [{ verb: "gain", token: "stress", who: "defender" }] }],
};
