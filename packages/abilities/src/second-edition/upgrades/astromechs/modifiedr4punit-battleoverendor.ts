import { readManeuver } from "@broadside/cards";
import { difficultyOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { EASIER, easierForCharge } from "./phrases.ts";

/** True if the maneuver will be red when it is executed. Cards can make its colour differ from the one on the dial (2E-ACTIV-06). */
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
