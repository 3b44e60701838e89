import type { Card } from "../../language/card.ts";
import { type When, whoIs } from "../../language/scene.ts";
import { hasUpgrade } from "../../language/when.ts";

const hasScoreToSettle: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && hasUpgrade(defender, "ascoretosettle");
};

export const adebttopay: Card = {
  card: "condition:adebttopay",
  title: "A Debt to Pay",
  dice: [{ dice: "attack", when: hasScoreToSettle, may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
