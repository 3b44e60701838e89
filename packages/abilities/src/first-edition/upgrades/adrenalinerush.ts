import { changeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import type { Scene } from "../../scene.ts";
import { all, maneuverWas, toThisShip } from "../../when.ts";

function turnWhite({ game, self }: Scene): void {
  const { motion } = game.state;
  if (motion) changeManeuver(game, self.ship, motion.code, "white");
}

export const adrenalinerush: Card = {
  card: "upgrade:adrenalinerush",
  title: "Adrenaline Rush",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, maneuverWas("red")),
      may: [{ verb: "discard this card" }, { verb: "apply", what: turnWhite }],
    },
  ],
};
