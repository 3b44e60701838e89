import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

/** Obstacles are told apart by the number in their ids. */
const numberOf = (id = ""): number => Number(id.replace(/\D/g, ""));

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
        { verb: "lasting", effect: "collisiondetector", until: "round", value: ({ moment }) => numberOf(moment.obstacle) },
      ],
    },
  ],
  effects: {
    collisiondetector: {
      permissions: {
        meetObstacle: (_, self, { ship, obstacle }) =>
          ship === self.ship && numberOf(obstacle.id) === self.effect?.value ? false : undefined,
        attackOnObstacle: (game, self, { ship }) =>
          ship === self.ship && game.board.obstaclesUnder(ship).every(({ id }) => numberOf(id) === self.effect?.value) ? true : undefined,
      },
    },
  },
};
