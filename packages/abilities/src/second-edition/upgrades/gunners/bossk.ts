import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { canDo } from "../../../language/verbs.ts";
import { all, attackMissed, isAttacker, isUnstressed, withPrimary } from "../../../language/when.ts";

const ONCE_MORE: Instruction = { verb: "attack", with: "primary", on: "same target", paid: true };
const canAttackAgain: When = (scene) => canDo(scene, [ONCE_MORE]);

/** When the ship misses, it must gain stress and attack the same target again. */
export const bossk: Card = {
  card: "upgrade:bossk",
  title: "Bossk",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary, attackMissed, isUnstressed, canAttackAgain),
      must: [{ verb: "gain", token: "stress" }, ONCE_MORE],
    },
  ],
};
