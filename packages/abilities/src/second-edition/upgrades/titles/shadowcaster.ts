import type { Card } from "../../../card.ts";
import { all, attackHit, isAttacker } from "../../../when.ts";
import { enemyIn } from "../../when-firing.ts";
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
