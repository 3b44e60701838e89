import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

/** True if the ship revealed its maneuver on the dial, and the maneuver is a straight. */
const hasRevealedStraight: When = ({ game, self }) => {
  const { motion } = game.state;
  return motion?.ship === self.ship.id && motion.revealed && game.factsOf(self.ship).dial.get(motion.code)?.bearing === "straight";
};

export const engineeringteam: Card = {
  card: "upgrade:engineeringteam",
  title: "Engineering Team",
  changes: [{ of: "energyGain", by: 1, when: hasRevealedStraight }],
};
