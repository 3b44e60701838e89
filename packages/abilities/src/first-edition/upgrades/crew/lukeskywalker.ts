import { addEffect, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { CardScene } from "../../../language/scene.ts";
import { canDo, perform } from "../../../language/verbs.ts";
import { all, attackMissed, isAttacker } from "../../../language/when.ts";

const AGAIN: readonly Instruction[] = [{ verb: "attack", with: "primary", last: true }];
const SHARP = "effect:lukeskywalker";

/** The change applies only to the next attack. */
function* attackAgain(scene: CardScene): Procedure {
  const { game, self } = scene;
  addEffect(game, { id: SHARP, ship: self.ship.id, by: self.ship.id, until: "round" });
  yield* perform(scene, AGAIN);
  removeEffects(game, ({ id, ship }) => id === SHARP && ship === self.ship.id);
}

export const lukeskywalkerCrew: Card = {
  card: "upgrade:lukeskywalker",
  title: "Luke Skywalker",
  triggers: [
    {
      at: "afterAttack",
      bonusAttack: true,
      when: all(isAttacker, attackMissed),
      may: [{ verb: "special", can: (scene) => canDo(scene, AGAIN), perform: attackAgain }],
    },
  ],
  effects: { lukeskywalker: { dice: [{ dice: "attack", may: [{ verb: "change", from: "focus", to: "hit" }] }] } },
};
