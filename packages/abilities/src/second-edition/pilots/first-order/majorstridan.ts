import type { Ship, Situation } from "@broadside/rules";
import { isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

function isReached(game: Situation, ship: Ship, target: Ship): boolean {
  const range = game.board.range(ship, target);
  return target !== ship && range >= 2 && range <= 3 && isFriendly(game, ship, target);
}

/** Friends at range 2-3 are near enough to be coordinated, and for his upgrades. */
export const majorstridan: Card = {
  card: "pilot:majorstridan",
  title: "Major Stridan",
  permissions: {
    coordinate: (game, self, { ship, target }) => (ship === self.ship && isReached(game, ship, target) ? true : undefined),
    treatAsNear: (game, self, { ship, target }) => (ship === self.ship && isReached(game, ship, target) ? true : undefined),
  },
};
