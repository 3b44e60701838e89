/** Cards in both editions that let ships deploy outside their deployment area. */
import { type Area, baseAt } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import { enemiesOf, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../language/card.ts";

/** True if the place is beyond a given range of every enemy already on the table. */
export const farFromEnemies =
  (bands: number) =>
  (game: Situation, ship: Ship, area: Area): boolean =>
    enemiesOf(game, ship).every((enemy) => game.board.rangeToArea(enemy, area) > bands);

/** Lets a card allow any place that is far enough from all enemies. */
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

/** Lets other friendly ships of a given kind be placed near the card's ship, as soon as the card's ship is on the table. */
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
