import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { both, enemy, inArcAt } from "../../../language/when.ts";

const isThreat: When = (scene) => {
  const active = whoIs(scene, "subject");
  return active !== undefined && both(enemy, inArcAt(1, 2))(scene, active);
};

export const threattracker: Card = {
  card: "upgrade:threattracker",
  title: "Threat Tracker",
  triggers: [
    {
      at: "becameActive",
      when: isThreat,
      may: [
        { verb: "spend lock", on: "subject" },
        { verb: "free action", names: ["boost", "barrel-roll"], barOnly: true },
      ],
    },
  ],
};
