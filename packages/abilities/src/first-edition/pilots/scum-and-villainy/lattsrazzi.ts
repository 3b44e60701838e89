import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { friendly } from "../../../language/when.ts";

const friendAttacks: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && friendly(scene, attacker);
};

export const lattsrazzi: Card = {
  card: "pilot:lattsrazzi",
  title: "Latts Razzi",
  triggers: [
    {
      at: "attackDeclared",
      when: friendAttacks,
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "lasting", effect: "agility", until: "attack", who: "defender", value: -1 },
      ],
    },
  ],
};
