import { readManeuver } from "@broadside/cards";
import { asSideslip, changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isBack, isFront, not, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { FLIP } from "./phrases.ts";

const maneuverOf = ({ game, self }: CardScene) => {
  const { motion } = game.state;
  return motion?.ship === self.ship.id ? readManeuver(motion.code) : undefined;
};
const slipOf = (scene: CardScene) => {
  const maneuver = maneuverOf(scene);
  return maneuver && asSideslip(maneuver);
};
const hasSlipped: When = (scene) => maneuverOf(scene)?.bearing.endsWith("Slip") === true;

function slip(scene: CardScene): void {
  const slipped = slipOf(scene);
  if (slipped) changeManeuver(scene.game, scene.self.ship, codeOf(slipped));
}

/** While the card is inactive, straight maneuvers are easier. While it is active, banks and turns become sideslips. */
export const repulsorliftstabilizers: Card = {
  card: "upgrade:repulsorliftstabilizers",
  title: "Repulsorlift Stabilizers",
  changes: [{ of: "difficulty", by: -1, when: all(isFront, ({ moment }) => moment.maneuver?.bearing === "straight") }],
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, isBack, (scene) => slipOf(scene) !== undefined),
      must: [{ verb: "apply", what: slip }],
    },
    { at: "maneuverExecuted", when: all(toThisShip, isBack, hasSlipped), must: [FLIP] },
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, not(hasSlipped)), may: [FLIP] },
  ],
};
