/** Ships that may be placed outside their deployment area, by cards of both editions. */
import { type Area, baseAt } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import { enemiesOf, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../language/card.ts";

/** Beyond so much of every enemy that stands already. */
export const farFromEnemies =
  (bands: number) =>
  (game: Situation, ship: Ship, area: Area): boolean =>
    enemiesOf(game, ship).every((enemy) => game.board.rangeToArea(enemy, area) > bands);

/** Wherever their own card finds it clear. */
export const deploysWhere = (
  isClear: (game: Situation, ship: Ship, area: Area) => boolean,
): Pick<Card, "worksInReserve" | "permissions"> => ({
  worksInReserve: true,
  permissions: {
    deployOutside(game, self, { ship, pose }) {
      if (ship !== self.ship) return undefined;
      return !pose || isClear(game, ship, [baseAt(game.board.baseOf(ship), pose)]) ? true : undefined;
    },
  },
});

/** Other friends come down so near the card's ship, once that stands, where they are of such a kind. */
export const guidesFriends = (
  most: number,
  isGuided: (game: Situation, ship: Ship) => boolean = () => true,
): Pick<Card, "permissions"> => ({
  permissions: {
    deployOutside(game, self, { ship, pose }) {
      if (ship === self.ship || !isFriendly(game, self.ship, ship) || !isGuided(game, ship)) return undefined;
      return pose === undefined || game.board.rangeToArea(self.ship, [baseAt(game.board.baseOf(ship), pose)]) <= most ? true : undefined;
    },
  },
});
