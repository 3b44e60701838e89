import { isFriendly, isInArcOf, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";

/** Counts friendly ships at range 0-3 that have the defender in their bullseye arc. This ship counts too (2E-COMP-15). */
function friendsAiming(scene: CardScene): number {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  if (!defender) return 0;
  const isNear = (ship: typeof defender) => ship === self.ship || game.board.range(self.ship, ship) <= 3;
  return shipsInPlay(game).filter(
    (ship) => isFriendly(game, self.ship, ship) && isNear(ship) && isInArcOf(game, ship, "bullseye", defender),
  ).length;
}

export const r6d8: Card = {
  card: "upgrade:r6d8",
  title: "R6-D8",
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: friendsAiming }] }],
};
