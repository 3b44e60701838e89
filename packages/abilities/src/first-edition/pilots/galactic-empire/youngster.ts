import { isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Ship types with "TIE fighter" in their name. */
const TIE_FIGHTERS: readonly string[] = ["tiefighter", "tiefofighter", "tiesffighter"];

export const youngster: Card = {
  card: "pilot:youngster",
  title: "“Youngster”",
  permissions: {
    performActionOf(game, self, { ship, owner, at }) {
      if (owner !== self.ship || !game.factsOf(owner).upgrades[at]?.slots.includes("elite")) return undefined;
      if (!TIE_FIGHTERS.includes(game.factsOf(ship).type.id) || !isFriendly(game, owner, ship)) return undefined;
      const range = game.board.range(owner, ship);
      return range >= 1 && range <= 3 ? true : undefined;
    },
  },
};
