import type { PlacedObstacle } from "@broadside/rules";
import { OBSTACLE, remembers } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

/** Boosts and rolls lead over obstacles; a charge has one ignored for the round. */
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
        { verb: "lasting", effect: "collisiondetector", until: "round", value: ({ moment }) => OBSTACLE.written(moment.obstacle) },
      ],
    },
  ],
  effects: {
    collisiondetector: {
      permissions: {
        meetObstacle: (_, self, { ship, obstacle }) =>
          ship === self.ship && self.effect && remembers(self.effect, OBSTACLE, obstacle.id) ? false : undefined,
        attackDespite(game, { ship: own, effect }, { ship, despite }) {
          const isIgnored = ({ id }: PlacedObstacle): boolean => effect !== undefined && remembers(effect, OBSTACLE, id);
          return despite === "obstacle" && ship === own && game.board.obstaclesUnder(ship).every(isIgnored) ? true : undefined;
        },
      },
    },
  },
};
