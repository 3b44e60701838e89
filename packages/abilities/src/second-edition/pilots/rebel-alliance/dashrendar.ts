import type { Card } from "../../../language/card.ts";

/** Only while it moves: what bars a ship that lies on an obstacle bars this one too. */
export const dashrendar: Card = {
  card: "pilot:dashrendar",
  title: "Dash Rendar",
  permissions: { meetObstacle: (_, self, { ship, atRest }) => (ship === self.ship && !atRest ? false : undefined) },
};
