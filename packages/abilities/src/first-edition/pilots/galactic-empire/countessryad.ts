import { changeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const showsStraight: When = ({ game }) => game.state.motion?.code[1] === "F";

/** The speed and colour don't change. */
function turnAbout({ game, self }: CardScene): void {
  const { motion } = game.state;
  if (motion) changeManeuver(game, self.ship, motion.code.replace("F", "K"), motion.colour);
}

export const countessryad: Card = {
  card: "pilot:countessryad",
  title: "Countess Ryad",
  triggers: [
    { at: "dialRevealed", changesManeuver: true, when: all(toThisShip, showsStraight), may: [{ verb: "apply", what: turnAbout }] },
  ],
};
