import { hasLock } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";

const isNotLocked: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && !hasLock(attacker, scene.self.ship.id);
};

export const blanksignature: Card = {
  card: "upgrade:blanksignature-battleoverendor",
  title: "Blank Signature",
  dice: [{ dice: "defense", when: isNotLocked, may: [{ verb: "spend charge" }, { verb: "change", from: "focus", to: "evade" }] }],
};
