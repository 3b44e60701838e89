import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { attackShows, beforeDice } from "../../../language/when-firing.ts";
import { TURRETS } from "../attacked.ts";
import { MORE_DICE, moreDice } from "../more-dice.ts";

const ahead = all(isAttacker, withPrimary, attackShows("front"));
const turretTo =
  (quarter: "front" | "rear"): When =>
  ({ self }) =>
    self.ship.quarter === quarter;

/**
 * While the turret points to the front, the ship rolls one more die when it attacks there. While it points to the rear, the ship can make a
 * second attack.
 */
export const specialforcesgunner: Card = {
  card: "upgrade:specialforcesgunner",
  title: "Special Forces Gunner",
  triggers: [
    { at: "beforeRoll", when: all(ahead, beforeDice("attack"), turretTo("front")), may: [moreDice(1)] },
    { at: "afterAttack", when: all(ahead, turretTo("rear")), may: [{ verb: "attack", with: "primary", arcs: TURRETS }] },
  ],
  effects: MORE_DICE,
};
