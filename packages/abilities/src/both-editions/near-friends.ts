/** Pilots in both editions who treat friendly ships as nearer than they are. */
import type { Ship, Situation } from "@broadside/rules";
import { type Answers, isFriendly } from "@broadside/rules/procedures";

function isReached(game: Situation, ship: Ship, target: Ship): boolean {
  const range = game.board.range(ship, target);
  return target !== ship && range >= 2 && range <= 3 && isFriendly(game, ship, target);
}

/** Friends at range 2-3 count as near enough for this ship to coordinate them, and for its upgrades to affect them. */
export const FRIENDS_COUNT_AS_NEAR: NonNullable<Answers["permissions"]> = {
  coordinate: (game, self, { ship, target }) => (ship === self.ship && isReached(game, ship, target) ? true : undefined),
  treatAsNear: (game, self, { ship, target }) => (ship === self.ship && isReached(game, ship, target) ? true : undefined),
};
