import { codeOnDial, stressAfterCheck } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, any, maneuverWas, toThisShip } from "../../../language/when.ts";

/** True if the maneuver comes from the ship's own dial, and no card or token added or changed it. */
const isOfDial: When = ({ game, self }) => {
  const { motion } = game.state;
  return motion !== undefined && !motion.fixed && codeOnDial(game, self.ship, motion.code) !== undefined;
};

export const lightningreflexes: Card = {
  card: "upgrade:lightningreflexes",
  title: "Lightning Reflexes",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, any(maneuverWas("white"), maneuverWas("green")), isOfDial),
      may: [
        { verb: "discard this card" },
        { verb: "turn round" },
        { verb: "special", can: () => true, perform: ({ game, self }) => stressAfterCheck(game, self.ship) },
      ],
    },
  ],
};
