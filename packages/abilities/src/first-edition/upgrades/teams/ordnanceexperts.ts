import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, attackersSlot, both, friendly, within } from "../../../language/when.ts";

/** True if a friendly ship at Range 1-3 attacks. The card's own ship counts as one. */
const friendAttacksNearby: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && both(friendly, within(1, 3))(scene, attacker);
};

export const ordnanceexperts: Card = {
  card: "upgrade:ordnanceexperts",
  title: "Ordnance Experts",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      once: "a round",
      when: all(attackersSlot("torpedo", "missile"), friendAttacksNearby),
      may: [{ verb: "change", from: "blank", to: "hit" }],
    },
  ],
};
