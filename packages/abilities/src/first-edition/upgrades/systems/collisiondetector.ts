import type { Card } from "../../../language/card.ts";

export const collisiondetector: Card = {
  card: "upgrade:collisiondetector",
  title: "Collision Detector",
  permissions: {
    moveOverObstacles: (_, self, { ship }) => (ship === self.ship ? true : undefined),
    decloakOverObstacles: (_, self, { ship }) => (ship === self.ship ? true : undefined),
    sufferObstacleCrits: (_, self, { ship }) => (ship === self.ship ? false : undefined),
  },
};
