import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Enemies next to the ship can't remove stress in the Activation phase. */
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
