import type { Card } from "../../language/card.ts";

export const dashrendarCrew: Card = {
  card: "upgrade:dashrendar",
  title: "Dash Rendar",
  permissions: {
    attackOnObstacle: (_, self, { ship }) => (ship === self.ship ? true : undefined),
    beObstructed: (_, self, { ship }) => (ship === self.ship ? false : undefined),
  },
};
