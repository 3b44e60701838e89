import { isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const outerrimpioneer: Card = {
  card: "pilot:outerrimpioneer",
  title: "Outer Rim Pioneer",
  permissions: {
    attackDespite: (game, self, { ship, despite }) =>
      despite === "obstacle" && isFriendly(game, self.ship, ship) && game.board.range(self.ship, ship) <= 1 ? true : undefined,
  },
};
