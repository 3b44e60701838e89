import type { Card } from "../../../language/card.ts";

export const q7astromech: Card = {
  card: "upgrade:q7astromech",
  title: "Q7 Astromech",
  permissions: { moveOverObstacles: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
