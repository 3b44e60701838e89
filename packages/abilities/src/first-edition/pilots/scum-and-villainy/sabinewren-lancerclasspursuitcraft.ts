import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";

const attackerInMobileArc: When = (scene) => {
  const { game, self } = scene;
  const attacker = whoIs(scene, "attacker");
  const inArc = attacker && game.board.measure(self.ship, attacker, self.ship.quarter);
  return inArc !== undefined && inArc.range <= 2;
};

export const sabinewrenLancerclasspursuitcraft: Card = {
  card: "pilot:sabinewren-lancerclasspursuitcraft",
  title: "Sabine Wren",
  dice: [{ dice: "defense", when: attackerInMobileArc, may: [{ verb: "add", face: "focus" }] }],
};
