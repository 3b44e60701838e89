import { changeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";

function whiten({ game, self }: CardScene): void {
  const { motion } = game.state;
  if (motion) changeManeuver(game, self.ship, motion.code, "white");
}

export const elloasty: Card = {
  card: "pilot:elloasty",
  title: "Ello Asty",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, flownIn("red"), maneuverIs(["tallon"], 0, 5), ({ self }) => self.ship.tokens.stress <= 2),
      must: [{ verb: "apply", what: whiten }],
    },
  ],
};
