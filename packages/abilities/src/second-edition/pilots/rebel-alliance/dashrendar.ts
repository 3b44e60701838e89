import type { Card } from "../../../language/card.ts";

/** Applies only while he moves. Once he has stopped on an obstacle, that obstacle restricts him as usual. */
export const dashrendar: Card = {
  card: "pilot:dashrendar",
  title: "Dash Rendar",
  permissions: { meetObstacle: (_, self, { ship, atRest }) => (ship === self.ship && !atRest ? false : undefined) },
};
