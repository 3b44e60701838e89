import type { Card } from "../../language/card.ts";
import { type When, whoIs } from "../../language/scene.ts";
import { isInTurretArc, isTurret } from "../upgrades/attacked.ts";

/** True if the attack does not come from a turret, and the defender is in a turret arc of the card's ship. */
const isOtherThanTurret: When = (scene) => {
  const { game, self, attack } = scene;
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  if (!attack || !attacker || !defender || isTurret(game, attacker, attack.weapon)) return false;
  return isInTurretArc(game, self.ship, defender);
};

export const fireConvergence: Card = {
  card: "ship:Fire Convergence",
  title: "Fire Convergence",
  dice: [{ dice: "attack", helpsOthers: true, when: isOtherThanTurret, may: [{ verb: "spend charge" }, { verb: "reroll", most: 2 }] }],
};
