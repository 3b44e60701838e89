import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, other, within, withPrimary } from "../../../language/when.ts";

/** True if another friendly ship at Range 1 attacks. */
const friendAttacksNearby: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && both(friendly, other, within(1))(scene, attacker);
};

export const howlrunner: Card = {
  card: "pilot:howlrunner",
  title: "“Howlrunner”",
  dice: [{ dice: "attack", helpsOthers: true, when: all(withPrimary, friendAttacksNearby), may: [{ verb: "reroll", most: 1 }] }],
};
