import type { Bearer, Ship, Situation } from "@broadside/rules";
import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const isMuffled = (game: Situation, self: Bearer, ship: Ship): boolean =>
  isEnemy(game, self.ship, ship) && game.board.range(self.ship, ship) === 1;

export const carnorjax: Card = {
  card: "pilot:carnorjax",
  title: "Carnor Jax",
  permissions: {
    act: (game, self, { ship, action }) => (isMuffled(game, self, ship) && (action === "focus" || action === "evade") ? false : undefined),
    spend: (game, self, { ship, token }) => (isMuffled(game, self, ship) && (token === "focus" || token === "evade") ? false : undefined),
  },
};
