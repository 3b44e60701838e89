import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const partiallyExecuted: When = ({ game, self }) => game.state.motion?.ship === self.ship.id && game.state.motion.bumped;

/** After a partially executed maneuver, the ship can suffer a hit to perform an action. */
export const unkarplutt: Card = {
  card: "upgrade:unkarplutt",
  title: "Unkar Plutt",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, partiallyExecuted),
      may: [
        { verb: "suffer", hits: 1 },
        { verb: "free action", onlyWhite: true },
      ],
    },
  ],
};
