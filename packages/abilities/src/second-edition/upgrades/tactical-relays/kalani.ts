import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { both, enemy, type ShipWhen } from "../../../language/when.ts";
import { nearFriend } from "./phrases.ts";

const isEnemyOf: When = (scene) => {
  const flown = whoIs(scene, "subject");
  return flown !== undefined && enemy(scene, flown);
};
/** True for ships whose bullseye arc contains the ship that has just flown. */
const aimsAtIt: ShipWhen = (scene, ship) => {
  const flown = whoIs(scene, "subject");
  return flown?.pose !== undefined && isInArcOf(scene.game, ship, "bullseye", flown);
};

/** Spends a charge when an enemy ends its maneuver in a friendly ship's bullseye arc. The friendly ship locks it and gains stress. */
export const kalani: Card = {
  card: "upgrade:kalani",
  title: "Kalani",
  triggers: [
    {
      at: "maneuverExecuted",
      when: (scene) => isEnemyOf(scene),
      may: [
        { verb: "spend charge" },
        {
          verb: "choose ship",
          among: both(nearFriend, aimsAtIt),
          does: [
            { verb: "lock", on: "subject", who: "chosen" },
            { verb: "gain", token: "stress", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
