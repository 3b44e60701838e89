import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, atRange, both, enemy, within, withPrimary } from "../../../language/when.ts";

const nearbyEnemyAttacks: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && both(enemy, within(1))(scene, attacker);
};

export const zertikstrom: Card = {
  card: "pilot:zertikstrom",
  title: "Zertik Strom",
  changes: [{ of: "attackDice", by: -1, whose: "any", when: all(withPrimary, atRange(1), nearbyEnemyAttacks) }],
};
