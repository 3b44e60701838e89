import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, attackerIs, attackMissed, both, friendly, type ShipWhen, within } from "../../../language/when.ts";

const nearAttacker: ShipWhen = (scene, ship) => {
  const attacker = whoIs(scene, "attacker");
  const range = attacker ? scene.game.board.range(attacker, ship) : Number.POSITIVE_INFINITY;
  return range >= 1 && range <= 3;
};

export const operationsspecialist: Card = {
  card: "upgrade:operationsspecialist",
  title: "Operations Specialist",
  triggers: [
    {
      at: "afterAttack",
      when: all(attackMissed, attackerIs(both(friendly, within(1, 2)))),
      may: [{ verb: "choose ship", among: both(friendly, nearAttacker), does: [{ verb: "gain", token: "focus", who: "chosen" }] }],
    },
  ],
};
