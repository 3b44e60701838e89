import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** In the Activation phase, enemies next to the ship can't remove their stress. */
export const deathtroopers: Card = {
  card: "upgrade:deathtroopers",
  title: "Death Troopers",
  permissions: {
    removeStress: (game, self, { ship }) =>
      game.state.cursor.phase === "activation" && isEnemy(game, self.ship, ship) && game.board.range(self.ship, ship) <= 1
        ? false
        : undefined,
  },
};
