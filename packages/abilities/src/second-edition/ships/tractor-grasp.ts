import type { Card } from "../../card.ts";
import type { When } from "../../scene.ts";
import { all, attackHit, isAttacker } from "../../when.ts";

const withTentacles: When = ({ attack, self: { ship } }) =>
  typeof attack?.weapon === "number" && ship.upgrades[attack.weapon]?.id === "tractortentacles";

export const tractorGrasp: Card = {
  card: "ship:Tractor Grasp",
  title: "Tractor Grasp",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, withTentacles, attackHit), must: [{ verb: "gain", token: "tractor", who: "defender" }] },
  ],
};
