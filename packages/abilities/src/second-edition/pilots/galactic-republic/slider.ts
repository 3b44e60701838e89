import { readManeuver } from "@broadside/cards";
import { asSideslip, changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { Scene } from "../../../scene.ts";
import { all, toThisShip } from "../../../when.ts";
import { maneuverIs } from "../../when.ts";

function slip({ game, self }: Scene): void {
  const { motion } = game.state;
  const maneuver = motion && readManeuver(motion.code);
  const slipped = maneuver && asSideslip(maneuver);
  if (slipped) changeManeuver(game, self.ship, codeOf(slipped));
}

export const slider: Card = {
  card: "pilot:slider",
  title: "“Slider”",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, maneuverIs(["bank"], 2, 2)),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "apply", what: slip },
      ],
    },
  ],
};
