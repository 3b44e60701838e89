import { isEnemy, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const recoil: Card = {
  card: "pilot:recoil",
  title: "“Recoil”",
  permissions: {
    countInBullseye: (game, self, { ship, target }) =>
      ship === self.ship &&
      ship.tokens.stress > 0 &&
      isEnemy(game, ship, target) &&
      game.board.range(ship, target) <= 1 &&
      isInArcOf(game, ship, "front", target)
        ? true
        : undefined,
  },
};
