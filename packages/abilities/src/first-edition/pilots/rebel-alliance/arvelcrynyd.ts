import { areTouching, isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const arvelcrynyd: Card = {
  card: "pilot:arvelcrynyd",
  title: "Arvel Crynyd",
  permissions: {
    target: (game, self, { attacker, target }) =>
      attacker === self.ship && areTouching(game, attacker, target) && isInFiringArc(game, attacker, target) ? true : undefined,
  },
};
