import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const captainkagi: Card = {
  card: "pilot:captainkagi",
  title: "Captain Kagi",
  permissions: {
    drawLock: (game, self, { ship, target }) => (target === self.ship && isEnemy(game, self.ship, ship) ? true : undefined),
  },
};
