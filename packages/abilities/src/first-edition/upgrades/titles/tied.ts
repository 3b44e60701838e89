import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, withSlot } from "../../../language/when.ts";

/** True for a cannon of 3 points or fewer. */
const withCheapCannon: When = (scene) => {
  const { game, self, attack } = scene;
  const cost = typeof attack?.weapon === "number" ? game.factsOf(self.ship).upgrades[attack.weapon]?.cost : undefined;
  return withSlot("cannon")(scene) && typeof cost === "number" && cost <= 3;
};

export const tied: Card = {
  card: "upgrade:tied",
  title: "TIE/D",
  triggers: [{ at: "afterAttack", once: "a round", when: all(isAttacker, withCheapCannon), may: [{ verb: "attack", with: "primary" }] }],
};
