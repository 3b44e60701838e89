import { isTractored } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, type ShipWhen } from "../../../language/when.ts";

const ALL = 9;

/** True if the card's ship has overlapped `ship`, or the other way round. */
const overlapping: ShipWhen = ({ game, self }, ship) => {
  const { motion } = game.state;
  if (!motion?.blockedBy || ship === self.ship) return false;
  return motion.ship === self.ship.id
    ? motion.blockedBy.includes(ship.id)
    : motion.ship === ship.id && motion.blockedBy.includes(self.ship.id);
};
const notTractored: ShipWhen = ({ game }, ship) => !isTractored(game, ship);

export const trident: Card = {
  card: "upgrade:trident",
  title: "Trident",
  triggers: [
    {
      at: "maneuverExecuted",
      may: [
        {
          verb: "choose ships",
          most: ALL,
          among: both(overlapping, notTractored),
          does: [
            { verb: "spend energy", amount: 1 },
            { verb: "gain", token: "tractor", count: 3, who: "chosen" },
          ],
        },
      ],
    },
  ],
};
