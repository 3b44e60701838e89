/** Executes the revealed bank or turn as a sideslip of the same difficulty. */
import { readManeuver } from "@broadside/cards";
import { asSideslip, changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Instruction } from "../language/instruction.ts";

export const SIDESLIP: Instruction = {
  verb: "apply",
  what({ game, self }) {
    const { motion } = game.state;
    const maneuver = motion && readManeuver(motion.code);
    const slipped = maneuver && asSideslip(maneuver);
    if (slipped) changeManeuver(game, self.ship, codeOf(slipped));
  },
};
