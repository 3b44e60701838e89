import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { enemy, isTouched } from "../../../language/when.ts";

const touchesThatEnemy: When = (scene) => {
  const ship = whoIs(scene, "subject");
  return ship !== undefined && enemy(scene, ship) && isTouched(scene, ship);
};

export const intimidation: Card = {
  card: "upgrade:intimidation",
  title: "Intimidation",
  changes: [{ of: "agility", by: -1, whose: "any", when: touchesThatEnemy }],
};
