import type { Card } from "../../../language/card.ts";

/** Applies only while he moves. While he is on an obstacle, it still restricts him. */
export const dashrendar: Card = {
  card: "pilot:dashrendar",
  title: "Dash Rendar",
  permissions: { meetObstacle: (_, self, { ship, atRest }) => (ship === self.ship && !atRest ? false : undefined) },
};
