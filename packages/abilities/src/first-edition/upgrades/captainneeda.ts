import type { Card } from "../../language/card.ts";

/** If a huge ship overlaps the obstacle, it rolls, and the obstacle is removed (HS-OVER-22). */
export const captainneeda: Card = {
  card: "upgrade:captainneeda",
  title: "Captain Needa",
  permissions: { rollForObstacle: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
