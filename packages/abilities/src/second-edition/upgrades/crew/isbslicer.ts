import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** In the End phase, enemies nearby keep their jam tokens. */
export const isbslicer: Card = {
  card: "upgrade:isbslicer",
  title: "ISB Slicer",
  permissions: {
    keepToken(game, self, { ship, token }) {
      if (token !== "jam" || !ship.pose || !isEnemy(game, self.ship, ship)) return undefined;
      const range = game.board.range(self.ship, ship);
      return range === 1 || range === 2 ? true : undefined;
    },
  },
};
