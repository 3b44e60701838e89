import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

/** Spends a charge to ignore obstacles under the maneuver's template, but not those on which the ship ends (2E-MOVE-06). */
export const strutlockoverrideSiegeofcoruscant: Card = {
  card: "upgrade:strutlockoverride-siegeofcoruscant",
  title: "Strut-Lock Override",
  triggers: [
    {
      at: "beforeActivation",
      when: toThisShip,
      may: [{ verb: "spend charge" }, { verb: "lasting", effect: "moves through obstacles", until: "round" }],
    },
  ],
  effects: {
    "moves through obstacles": {
      permissions: {
        meetObstacle(game, self, { ship, obstacle, atRest, endsOnIt }) {
          if (ship !== self.ship || atRest) return undefined;
          return (endsOnIt ?? game.board.obstaclesUnder(ship).includes(obstacle)) ? undefined : false;
        },
      },
    },
  },
};
