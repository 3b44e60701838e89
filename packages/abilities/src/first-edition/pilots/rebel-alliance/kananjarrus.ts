import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { both, enemy, within } from "../../../language/when.ts";

/** True if an enemy at Range 1-2 attacks. */
const enemyAttacks: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && both(enemy, within(1, 2))(scene, attacker);
};

export const kananjarrus: Card = {
  card: "pilot:kananjarrus",
  title: "Kanan Jarrus",
  triggers: [
    {
      at: "attackBegins",
      when: enemyAttacks,
      may: [
        { verb: "spend", token: "focus" },
        { verb: "lasting", effect: "more attack dice", until: "attack", who: "attacker", value: -1 },
      ],
    },
  ],
};
