import type { Card } from "../../../language/card.ts";

/** A huge ship that overlaps an obstacle rolls a die instead of being dealt a card, and the obstacle is removed (HS-OVER-22). */
export const captainneeda: Card = {
  card: "upgrade:captainneeda",
  title: "Captain Needa",
  permissions: { rollForObstacle: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
