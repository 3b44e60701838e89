import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";

/** True if the defender's pilot skill is 2 or lower. */
const isGreen: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && pilotSkill(scene.game, defender) <= 2;
};

export const predator: Card = {
  card: "upgrade:predator",
  title: "Predator",
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: (scene) => (isGreen(scene) ? 2 : 1) }] }],
};
