import { readManeuver } from "@broadside/cards";
import { changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isFront, isUnstressed, toThisShip } from "../../../language/when.ts";

const shown = ({ game, self }: CardScene) => {
  const { motion } = game.state;
  return motion?.ship === self.ship.id ? readManeuver(motion.code) : undefined;
};

const showsSharpTurn: When = (scene) => {
  const maneuver = shown(scene);
  return maneuver?.bearing === "turn" && maneuver.speed === 3;
};

/** Replaces the maneuver with a red Tallon roll to the same side. */
function rollInstead(scene: CardScene): void {
  const maneuver = shown(scene);
  if (maneuver) changeManeuver(scene.game, scene.self.ship, codeOf({ ...maneuver, bearing: "tallon", colour: "red" }), "red");
}

/** The card data contains the actions on both sides, and the lower attack value of the closed side. */
export const servomotorsfoils: Card = {
  card: "upgrade:servomotorsfoils",
  title: "Servomotor S-foils",
  difficulty(_, self, { ship, maneuver }) {
    const isClosed = self.ship.upgrades[self.at]?.side === "back";
    return ship === self.ship && isClosed && maneuver.bearing === "bank" && maneuver.speed === 2 ? "green" : undefined;
  },
  triggers: [
    { at: "startOfActivation", may: [{ verb: "flip this card" }] },
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, isFront, isUnstressed, showsSharpTurn),
      may: [{ verb: "apply", what: rollInstead }],
    },
  ],
};
