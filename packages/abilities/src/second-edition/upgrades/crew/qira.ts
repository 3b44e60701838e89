import type { PlacedObstacle, Ship } from "@broadside/rules";
import { hasLock } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const ignores = (self: Ship, ship: Ship, { id }: PlacedObstacle): boolean => ship === self && hasLock(ship, id);

/** When the ship moves or attacks, it ignores obstacles that it has locked. */
export const qira: Card = {
  card: "upgrade:qira",
  title: "Qi'ra",
  permissions: {
    meetObstacle: (_, self, { ship, obstacle, atRest }) => (!atRest && ignores(self.ship, ship, obstacle) ? false : undefined),
    obstruct: (_, self, by) => ("obstacle" in by && ignores(self.ship, by.attacker, by.obstacle) ? false : undefined),
    attackDespite: (game, self, { ship, despite }) =>
      despite === "obstacle" && game.board.obstaclesUnder(ship).every((obstacle) => ignores(self.ship, ship, obstacle)) ? true : undefined,
  },
};
