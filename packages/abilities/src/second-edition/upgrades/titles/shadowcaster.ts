import type { Card } from "../../../language/card.ts";
import { all, attackHit, isAttacker } from "../../../language/when.ts";
import { enemyIn } from "../../../language/when-firing.ts";
import { enemyInTurret } from "../attacked.ts";

export const shadowcaster: Card = {
  card: "upgrade:shadowcaster",
  title: "Shadow Caster",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackHit, enemyInTurret, enemyIn("front")),
      must: [{ verb: "gain", token: "tractor", who: "defender" }],
    },
  ],
};
