import { ownCode, stressAfterCheck } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, any, maneuverWas, toThisShip } from "../../language/when.ts";

/** A maneuver of the ship's dial: none that a card or a token has it fly instead, and none that a card has made of one. */
const isOfDial: When = ({ game, self }) => {
  const { motion } = game.state;
  return motion !== undefined && !motion.fixed && ownCode(game, self.ship, motion.code) !== undefined;
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
