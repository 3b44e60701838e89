import type { Card } from "../../language/card.ts";

export const dashrendar: Card = {
  card: "pilot:dashrendar",
  title: "Dash Rendar",
  permissions: { meetObstacle: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
};
