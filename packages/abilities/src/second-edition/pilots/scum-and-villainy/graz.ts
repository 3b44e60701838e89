import type { Card } from "../../../language/card.ts";
import { type When, type Who, whoIs } from "../../../language/scene.ts";
import { all, isAttacker, isDefender } from "../../../language/when.ts";

/** True if this ship is entirely behind the other ship's midline, at any range (2E-ARC-08). */
const isBehind =
  (who: Who): When =>
  (scene) => {
    const { game, self } = scene;
    const ship = whoIs(scene, who);
    return ship !== undefined && game.board.isInArc(ship, "fullRear", self.ship) && !game.board.isInArc(ship, "fullFront", self.ship);
  };

export const graz: Card = {
  card: "pilot:graz",
  title: "Graz",
  changes: [
    { of: "attackDice", by: 1, when: all(isAttacker, isBehind("defender")) },
    { of: "defenseDice", by: 1, when: all(isDefender, isBehind("attacker")) },
  ],
};
