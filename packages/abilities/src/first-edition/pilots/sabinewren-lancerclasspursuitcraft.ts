import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";

const attackerInMobileArc: When = (scene) => {
  const { game, self } = scene;
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && game.board.isInArc(self.ship, self.ship.quarter, attacker) && game.board.range(self.ship, attacker) <= 2;
};

export const sabinewrenLancerclasspursuitcraft: Card = {
  card: "pilot:sabinewren-lancerclasspursuitcraft",
  title: "Sabine Wren",
  dice: [{ dice: "defense", when: attackerInMobileArc, may: [{ verb: "add", face: "focus" }] }],
};
