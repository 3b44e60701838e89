import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, attackHit, isAttacker } from "../../../language/when.ts";

const inMobileArc: When = (scene) => {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  if (!defender?.pose) return false;
  return game.board.isInArc(self.ship, self.ship.quarter, defender) && game.board.range(self.ship, defender) <= 2;
};

export const shadowcaster: Card = {
  card: "upgrade:shadowcaster",
  title: "Shadow Caster",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, attackHit, inMobileArc), may: [{ verb: "gain", token: "tractor", who: "defender" }] },
  ],
};
