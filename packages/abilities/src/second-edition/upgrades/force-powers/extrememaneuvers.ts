import { type Direction, forceSpent, may, NOTHING, spendForce, TURN_BOOSTS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const TURNS: readonly Direction[] = TURN_BOOSTS.map((way) => ({
  ...way,
  pay: (game, ship) => (spendForce(game, ship) ? forceSpent(game, ship) : NOTHING),
}));

/** Spends one Force so that a boost action uses the turn template. */
export const extrememaneuvers: Card = {
  card: "upgrade:extrememaneuvers",
  title: "Extreme Maneuvers",
  moveWays: (game, self, { ship, move, colour, ways }) =>
    ship === self.ship &&
    move === "boost" &&
    colour !== undefined &&
    ship.force > 0 &&
    may(game, "spendForce", { ship, attack: undefined }, true)
      ? [...ways, ...TURNS]
      : undefined,
};
