import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { sceneOf, type When } from "../../../language/scene.ts";
import { canDo } from "../../../language/verbs.ts";
import { all, attackerInDefendersArc, isDefender } from "../../../language/when.ts";
import { theAttacker } from "../../../language/when-second-edition.ts";

const ANSWER: readonly Instruction[] = [{ verb: "attack", with: "any", at: theAttacker }];
const isShotAt: When = all(isDefender, attackerInDefendersArc);

/** A ship destroyed by the attack still responds before it is removed. */
export const dengarPilot: Card = {
  card: "pilot:dengar",
  title: "Dengar",
  triggers: [{ at: "afterAttack", once: "a round", when: isShotAt, may: ANSWER }],
  permissions: {
    destroy(game, self, { ship }) {
      if (ship !== self.ship || ship.usedThisRound.includes(self.key)) return undefined;
      const scene = sceneOf(game, self);
      return isShotAt(scene) && canDo(scene, ANSWER) ? false : undefined;
    },
  },
};
