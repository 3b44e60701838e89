import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { both, enemy, within } from "../../when.ts";

/** An enemy at Range 1-2. */
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
