import type { PlacedObstacle } from "@broadside/rules";
import { remembered } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

/** Boosts and barrel rolls can cross obstacles. The ship can also spend a charge to ignore one obstacle for the rest of the round. */
export const collisiondetector: Card = {
  card: "upgrade:collisiondetector",
  title: "Collision Detector",
  permissions: { moveOverObstacles: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
  triggers: [
    {
      at: "meetingObstacle",
      when: toThisShip,
      may: [
        { verb: "spend charge" },
        {
          verb: "lasting",
          effect: "collisiondetector",
          until: "round",
          remembers: ({ moment: { obstacle } }) => (obstacle === undefined ? undefined : { obstacle }),
        },
      ],
    },
  ],
  effects: {
    collisiondetector: {
      permissions: {
        meetObstacle: (_, self, { ship, obstacle }) =>
          ship === self.ship && remembered(self.effect, "obstacle") === obstacle.id ? false : undefined,
        attackDespite(game, { ship: own, effect }, { ship, despite }) {
          const isIgnored = ({ id }: PlacedObstacle): boolean => remembered(effect, "obstacle") === id;
          return despite === "obstacle" && ship === own && game.board.obstaclesUnder(ship).every(isIgnored) ? true : undefined;
        },
      },
    },
  },
};
