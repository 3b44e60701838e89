import type { Card } from "../../language/card.ts";

/** The die is rolled, and the obstacle removed, where a huge ship meets obstacles (HS-OVER-22). */
export const captainneeda: Card = {
  card: "upgrade:captainneeda",
  title: "Captain Needa",
  permissions: { rollForObstacle: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
