import { isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { all, both, enemy, friendly, other, within } from "../../when.ts";

const enemyInArcAttacked: When = (scene) => {
  const { game, self } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!attacker?.pose) return false;
  return both(enemy, within(1, 3))(scene, attacker) && isInFiringArc(game, self.ship, attacker);
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
