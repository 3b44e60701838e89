import type { Card } from "../../language/card.ts";

/** A huge ship rolls, and removes the obstacle (HS-OVER-22). */
export const captainneeda: Card = {
  card: "upgrade:captainneeda",
  title: "Captain Needa",
  permissions: { rollForObstacle: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
