import type { Card } from "../../../language/card.ts";

/** Applies only while moving: a ship on an obstacle is still restricted. */
export const dashrendar: Card = {
  card: "pilot:dashrendar",
  title: "Dash Rendar",
  permissions: { meetObstacle: (_, self, { ship, atRest }) => (ship === self.ship && !atRest ? false : undefined) },
};
