import { type DialBearing, readManeuver } from "@broadside/cards";
import { changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";

/**
 * Replaces the Segnor's Loop with a maneuver of this bearing. The ship turns around at the end of that maneuver too, and the difficulty
 * stays the same.
 */
const along = (bearing: DialBearing): readonly Instruction[] => [
  {
    verb: "apply",
    what({ game, self }) {
      const { motion } = game.state;
      const maneuver = motion && readManeuver(motion.code);
      if (maneuver) changeManeuver(game, self.ship, codeOf({ ...maneuver, bearing }), motion.colour);
    },
  },
];

export const ig88d: Card = {
  card: "pilot:ig88d",
  title: "IG-88D",
  triggers: [
    {
      at: "beforeManeuver",
      when: all(toThisShip, maneuverIs(["segnor"], 1, 3)),
      may: [{ verb: "one of", choices: { turn: along("segnorTurn"), straight: along("koiogran") } }],
    },
  ],
};
