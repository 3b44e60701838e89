import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { any, both, friendly, hasDamage, hasToken, within } from "../../../language/when.ts";

const roughedUpFriend: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return (
    attacker !== undefined &&
    both(friendly, within(1, 2))(scene, attacker) &&
    any(hasToken("stress", "attacker"), hasDamage("attacker"))(scene)
  );
};

export const sawgerrera: Card = {
  card: "pilot:sawgerrera",
  title: "Saw Gerrera",
  dice: [{ dice: "attack", helpsOthers: true, when: roughedUpFriend, may: [{ verb: "reroll", most: 1 }] }],
};
