import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, attackHit, isAttacker } from "../../language/when.ts";

const withTentacles: When = ({ attack, self: { ship } }) =>
  typeof attack?.weapon === "number" && ship.upgrades[attack.weapon]?.id === "tractortentacles";

export const tractorGrasp: Card = {
  card: "ship:Tractor Grasp",
  title: "Tractor Grasp",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, withTentacles, attackHit), must: [{ verb: "gain", token: "tractor", who: "defender" }] },
  ],
};
