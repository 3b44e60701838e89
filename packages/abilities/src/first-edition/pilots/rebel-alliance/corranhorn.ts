import { hasAbilitiesToCome } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { sceneOf } from "../../../language/scene.ts";
import { canDo } from "../../../language/verbs.ts";

const ATTACK: Instruction = { verb: "attack", with: "any" };

/** A ship that another effect destroys at the start of the End phase can still make this attack before it is removed. */
export const corranhorn: Card = {
  card: "pilot:corranhorn",
  title: "Corran Horn",
  triggers: [{ at: "startOfEnd", once: "a round", may: [ATTACK, { verb: "no more attacks", through: "next round" }] }],
  permissions: {
    destroy(game, self, { ship }) {
      if (ship !== self.ship || ship.usedThisRound.includes(self.key) || !hasAbilitiesToCome(game, "startOfEnd", ship.seat))
        return undefined;
      return canDo(sceneOf(game, self), [ATTACK]) ? false : undefined;
    },
  },
};
