import { isEnemy, isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Applies during either ship's turn in the Combat phase, but not to attacks at other times. */
export const zeborrelios: Card = {
  card: "upgrade:zeborrelios",
  title: "“Zeb” Orrelios",
  permissions: {
    touch(game, self, { ship, other }) {
      if (ship !== self.ship && other !== self.ship) return undefined;
      const foe = ship === self.ship ? other : ship;
      const { phase, active } = game.state.cursor;
      const isTurn = phase === "combat" && (active === self.ship.id || active === foe.id);
      return isTurn && isEnemy(game, self.ship, foe) && isInFiringArc(game, self.ship, foe) ? false : undefined;
    },
  },
};
