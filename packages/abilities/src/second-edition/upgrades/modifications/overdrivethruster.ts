import { canBarrelRoll, canBoost, FAST_BOOSTS, FAST_ROLLS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/**
 * When a boost or barrel roll is red, it uses a template one speed faster, if there is room. SLAMs needn't be handled, because no ship has
 * a red SLAM.
 */
export const overdrivethruster: Card = {
  card: "upgrade:overdrivethruster",
  title: "Overdrive Thruster",
  moveWays(game, self, { ship, move, colour }) {
    if (ship !== self.ship || colour !== "red") return undefined;
    const ways = move === "boost" ? FAST_BOOSTS : FAST_ROLLS;
    return (move === "boost" ? canBoost : canBarrelRoll)(game, ship, { ways }) ? ways : undefined;
  },
};
