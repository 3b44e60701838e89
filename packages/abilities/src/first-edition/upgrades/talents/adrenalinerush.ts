import { changeManeuver, colourOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";

function turnWhite({ game, self }: CardScene): void {
  const { motion } = game.state;
  if (motion) changeManeuver(game, self.ship, motion.code, "white");
}

/** A maneuver stays red if another card makes it red (1E-MOVE-06). */
const wouldBeWhite: When = ({ game, self }) => {
  const { motion } = game.state;
  return motion !== undefined && colourOf(game, self.ship, motion.code, "white") === "white";
};

export const adrenalinerush: Card = {
  card: "upgrade:adrenalinerush",
  title: "Adrenaline Rush",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, maneuverWas("red"), wouldBeWhite),
      may: [{ verb: "discard this card" }, { verb: "apply", what: turnWhite }],
    },
  ],
};
