import { readManeuver } from "@broadside/cards";
import { changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { harderColour } from "../phrases.ts";

function turnAbout({ game, self }: CardScene): void {
  const { motion } = game.state;
  const maneuver = motion && readManeuver(motion.code);
  if (maneuver) changeManeuver(game, self.ship, codeOf({ ...maneuver, bearing: "koiogran" }), harderColour(game));
}

/** A straight can become a koiogran that is one step more difficult. A red straight can't be changed. */
export const countessryad: Card = {
  card: "pilot:countessryad",
  title: "Countess Ryad",
  triggers: [
    {
      at: "beforeManeuver",
      changesManeuver: true,
      when: all(toThisShip, maneuverIs(["straight"], 1, 5), ({ game }) => harderColour(game) !== undefined),
      may: [{ verb: "apply", what: turnAbout }],
    },
  ],
};
