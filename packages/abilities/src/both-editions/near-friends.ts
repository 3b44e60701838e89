/** Pilots in both editions who treat friendly ships as closer than they are. */
import type { Ship, Situation } from "@broadside/rules";
import { type Answers, isFriendly } from "@broadside/rules/procedures";

function isReached(game: Situation, ship: Ship, target: Ship): boolean {
  const range = game.board.range(ship, target);
  return target !== ship && range >= 2 && range <= 3 && isFriendly(game, ship, target);
}

/** Lets this ship treat friends at range 2-3 as closer. It can coordinate them, and its upgrades can affect them. */
export const FRIENDS_COUNT_AS_NEAR: NonNullable<Answers["permissions"]> = {
  coordinate: (game, self, { ship, target }) => (ship === self.ship && isReached(game, ship, target) ? true : undefined),
  treatAsNear: (game, self, { ship, target }) => (ship === self.ship && isReached(game, ship, target) ? true : undefined),
};
