import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, isUnstressed, other, within } from "../../../language/when.ts";

/** True if another friendly ship at Range 1-3 attacks. */
const friendAttacks: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && both(other, friendly, within(1, 3))(scene, attacker);
};

export const janors: Card = {
  card: "pilot:janors",
  title: "Jan Ors",
  triggers: [
    {
      at: "attackBegins",
      when: all(isUnstressed, friendAttacks),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "lasting", effect: "more attack dice", until: "attack", who: "attacker", value: 1 },
      ],
    },
  ],
};
