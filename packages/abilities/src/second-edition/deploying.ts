/** Ships that may be placed outside their deployment area, wherever their card finds it clear. */
import { type Area, baseAt } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import type { Card } from "../language/card.ts";

export const deploysWhere = (
  isClear: (game: Situation, ship: Ship, area: Area) => boolean,
): Pick<Card, "worksInReserve" | "permissions"> => ({
  worksInReserve: true,
  permissions: {
    deployOutside(game, self, { ship, pose }) {
      if (ship !== self.ship) return undefined;
      return !pose || isClear(game, ship, [baseAt(game.board.baseOf(ship), pose)]) ? true : undefined;
    },
  },
});
