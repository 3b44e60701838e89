/** The effects of ignoring obstacles. Cards in both editions decide when a ship ignores them (1E-OBST-01 to -08, 2E-OBST-28). */
import type { CardText } from "../language/card.ts";

export const IGNORES_OBSTACLES: CardText = {
  permissions: {
    meetObstacle: (_, self, { ship }) => (ship === self.ship ? false : undefined),
    moveOverObstacles: (_, self, { ship }) => (ship === self.ship ? true : undefined),
    attackDespite: (_, self, { ship, despite }) => (despite === "obstacle" && ship === self.ship ? true : undefined),
    obstruct: (_, self, by) => ("obstacle" in by && by.attacker === self.ship ? false : undefined),
  },
};
