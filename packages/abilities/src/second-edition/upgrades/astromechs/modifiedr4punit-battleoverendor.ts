import { readManeuver } from "@broadside/cards";
import { difficultyOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { EASIER, easierForCharge } from "./phrases.ts";

/** In the colour that it will have when it is executed, which may not be the one of the dial (2E-ACTIV-06). */
const willBeRed: When = ({ game, self }) => {
  const { motion } = game.state;
  if (!motion) return false;
  const maneuver = readManeuver(motion.code);
  return maneuver !== undefined && difficultyOf(game, self.ship, { ...maneuver, colour: motion.colour }) === "red";
};

export const modifiedr4punitbattleoverendor: Card = {
  card: "upgrade:modifiedr4punit-battleoverendor",
  title: "Modified R4-P Unit",
  triggers: [easierForCharge(willBeRed)],
  effects: EASIER,
};
