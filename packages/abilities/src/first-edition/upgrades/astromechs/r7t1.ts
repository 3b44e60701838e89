import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { both, enemy, inItsFiringArc, within } from "../../../language/when.ts";

const isInArcOfChosen: When = (scene) => scene.chosen !== undefined && inItsFiringArc(scene, scene.chosen);

export const r7t1: Card = {
  card: "upgrade:r7t1",
  title: "R7-T1",
  action: {
    does: [
      {
        verb: "choose ship",
        among: both(enemy, within(1, 2)),
        does: [
          {
            verb: "if",
            when: isInArcOfChosen,
            does: [{ verb: "one of", choices: { "no lock": [], lock: [{ verb: "lock", on: "chosen" }] } }],
          },
          { verb: "also", does: [{ verb: "free action", names: ["boost"] }] },
        ],
      },
    ],
  },
};
