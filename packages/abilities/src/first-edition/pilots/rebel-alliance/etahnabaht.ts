import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { both, enemy, inArcAt } from "../../../language/when.ts";

const defenderInHisArc: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && both(enemy, inArcAt(1, 3))(scene, defender);
};

export const etahnabaht: Card = {
  card: "pilot:etahnabaht",
  title: "Etahn A'baht",
  dice: [{ dice: "attack", helpsOthers: true, when: defenderInHisArc, may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
