import type { PlacedObstacle, Ship, Situation } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";

const ignores = (game: Situation, own: Ship, ship: Ship): boolean => ship === own && game.state.cursor.phase === "combat";
const ignoresUnder = (game: Situation, own: Ship, ship: Ship, obstacle: PlacedObstacle): boolean =>
  ignores(game, own, ship) && game.board.obstaclesUnder(ship).includes(obstacle);

/** During the Engagement phase, he ignores obstacles that he is on: they don't obstruct his attacks, and he can lock ships. */
export const dashrendarSwz103Rebelalliance: Card = {
  card: "pilot:dashrendar-swz103-rebelalliance",
  title: "Dash Rendar",
  permissions: {
    attackDespite: (game, self, { ship, despite }) => (despite === "obstacle" && ignores(game, self.ship, ship) ? true : undefined),
    obstruct: (game, self, by) => ("obstacle" in by && ignoresUnder(game, self.ship, by.attacker, by.obstacle) ? false : undefined),
    meetObstacle: (game, self, { ship, obstacle }) => (ignoresUnder(game, self.ship, ship, obstacle) ? false : undefined),
  },
};
