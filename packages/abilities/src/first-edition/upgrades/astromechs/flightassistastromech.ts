import { enemiesOf, isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, inArcAt, overlappedNothing, toThisShip } from "../../../language/when.ts";

const isInArc = inArcAt(1, 3);
const noEnemyInArc: When = (scene) => enemiesOf(scene.game, scene.self.ship).every((ship) => !isInArc(scene, ship));

export const flightassistastromech: Card = {
  card: "upgrade:flightassistastromech",
  title: "Flight-Assist Astromech",
  permissions: {
    target: (game, self, { attacker, target, section }) =>
      attacker === self.ship && !isInFiringArc(game, attacker, target, section) ? false : undefined,
  },
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, overlappedNothing, noEnemyInArc),
      may: [{ verb: "free action", names: ["boost", "barrel-roll"] }],
    },
  ],
};
