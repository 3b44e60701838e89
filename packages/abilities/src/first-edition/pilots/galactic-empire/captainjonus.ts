import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, other, within, withSecondary } from "../../../language/when.ts";

const friendAttacksNearby: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && both(friendly, other, within(1))(scene, attacker);
};

export const captainjonus: Card = {
  card: "pilot:captainjonus",
  title: "Captain Jonus",
  dice: [{ dice: "attack", helpsOthers: true, when: all(withSecondary, friendAttacksNearby), may: [{ verb: "reroll", most: 2 }] }],
};
