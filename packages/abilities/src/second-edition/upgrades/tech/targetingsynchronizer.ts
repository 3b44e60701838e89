import { hasLock, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Friendly ships at range 1-2 need no lock of their own on a target that this ship has locked. */
export const targetingsynchronizer: Card = {
  card: "upgrade:targetingsynchronizer",
  title: "Targeting Synchronizer",
  permissions: {
    fireWithout(game, self, { ship, target, need }) {
      if (need !== "lock" || ship === self.ship || !isFriendly(game, self.ship, ship) || !hasLock(self.ship, target.id)) return undefined;
      const range = game.board.range(self.ship, ship);
      return range >= 1 && range <= 2 ? true : undefined;
    },
  },
};
