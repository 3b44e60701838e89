import type { Ship } from "@broadside/rules";
import { enemiesOf, type PlacesFor } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { comesFromReserve } from "../from-reserve.ts";

/** Allows places in contact with an obstacle and far from all enemies. */
const ambush =
  (ship: Ship): PlacesFor =>
  (game) => {
    const enemies = enemiesOf(game, ship).map((enemy) => game.board.base(enemy));
    return game.state.obstacles.map((obstacle) => [
      { must: "be at", least: 0, most: 0, of: game.board.obstacle(obstacle) },
      { must: "be beyond", bands: 3, of: enemies },
    ]);
  };

/** The ship waits in reserve until all other ships are placed, then appears next to an obstacle. */
export const bobafett: Card = {
  card: "upgrade:bobafett",
  title: "Boba Fett",
  ...comesFromReserve(ambush),
};
