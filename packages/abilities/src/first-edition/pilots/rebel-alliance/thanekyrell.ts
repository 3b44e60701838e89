import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, enemy, friendly, inArcAt, other } from "../../../language/when.ts";

const enemyInArcAttacked: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker?.pose !== undefined && both(enemy, inArcAt(1, 3))(scene, attacker);
};

const otherFriendDefended: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && both(other, friendly)(scene, defender);
};

export const thanekyrell: Card = {
  card: "pilot:thanekyrell",
  title: "Thane Kyrell",
  triggers: [{ at: "afterAttack", when: all(enemyInArcAttacked, otherFriendDefended), may: [{ verb: "free action" }] }],
};
