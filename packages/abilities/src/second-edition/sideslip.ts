/** The bank or turn that was revealed is executed as a sideslip, as hard as it was. */
import { readManeuver } from "@broadside/cards";
import { asSideslip, changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Deed } from "../language/deed.ts";

export const SIDESLIP: Deed = {
  verb: "apply",
  what({ game, self }) {
    const { motion } = game.state;
    const maneuver = motion && readManeuver(motion.code);
    const slipped = maneuver && asSideslip(maneuver);
    if (slipped) changeManeuver(game, self.ship, codeOf(slipped));
  },
};
