import type { Card } from "../../../language/card.ts";
import { all, hasToken, withPrimary } from "../../../language/when.ts";

/** The card data says which ships may dock. */
export const landosmillenniumfalcon: Card = {
  card: "upgrade:landosmillenniumfalcon",
  title: "Lando's Millennium Falcon",
  changes: [{ of: "attackDice", by: 1, when: all(withPrimary, hasToken("stress", "defender")) }],
  permissions: {
    lendShields: (game, self, { ship, docked }) =>
      ship === self.ship && game.factsOf(docked).type.id === "escapecraft" ? true : undefined,
  },
};
