import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";

const isUnique: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && scene.game.factsOf(defender).pilot.limit === 1;
};

export const dengar: Card = {
  card: "upgrade:dengar",
  title: "Dengar",
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: (scene) => (isUnique(scene) ? 2 : 1) }] }],
};
