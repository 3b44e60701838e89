import { chargesOn, type Direction, FAST_BOOSTS, FAST_ROLLS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { paidByCharge } from "../phrases.ts";

export const fuelinjectionoverrideBattleoverendor: Card = {
  card: "upgrade:fuelinjectionoverride-battleoverendor",
  title: "Fuel Injection Override",
  moveWays(_game, self, { ship, move, colour, ways }): readonly Direction[] | undefined {
    if (ship !== self.ship || colour === undefined || move === "decloak" || chargesOn(ship, self.at) === 0) return undefined;
    return [...ways, ...paidByCharge(self.at, move === "boost" ? FAST_BOOSTS : FAST_ROLLS)];
  },
};
