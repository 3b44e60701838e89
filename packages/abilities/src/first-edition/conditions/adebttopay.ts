import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { hasUpgrade } from "../../when.ts";

const hasScoreToSettle: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && hasUpgrade(defender, "ascoretosettle");
};

export const adebttopay: Card = {
  card: "condition:adebttopay",
  title: "A Debt to Pay",
  dice: [{ dice: "attack", when: hasScoreToSettle, may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
