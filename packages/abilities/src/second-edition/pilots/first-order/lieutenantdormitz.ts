import { baseAt } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import { isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Friends come down near his ship, once that stands: small ones in 2.0, all others in 2.5. */
const guiding = (edition: "2.0" | "2.5", isGuided: (game: Situation, ship: Ship) => boolean): Card => ({
  card: "pilot:lieutenantdormitz",
  title: "Lieutenant Dormitz",
  editions: [edition],
  permissions: {
    deployOutside(game, self, { ship, pose }) {
      if (ship === self.ship || !isFriendly(game, self.ship, ship) || !isGuided(game, ship)) return undefined;
      return pose === undefined || game.board.rangeToArea(self.ship, [baseAt(game.board.baseOf(ship), pose)]) <= 2 ? true : undefined;
    },
  },
});

export const lieutenantdormitz: readonly Card[] = [
  guiding("2.0", (game, ship) => game.factsOf(ship).type.size === "small"),
  guiding("2.5", () => true),
];
