import { addEffect } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { isThisCondition } from "../../language/when.ts";

/** Whoever assigned it has the ship's pilot ability, whatever becomes of the ship: an effect may be any ability by its key. */
function lendAbility({ game, self: { ship, effect } }: CardScene): void {
  if (effect) addEffect(game, { id: `pilot:${game.factsOf(ship).pilot.id}`, ship: effect.by, by: ship.id, until: "game" });
}

export const mimicked: Card = {
  card: "condition:mimicked",
  title: "Mimicked",
  worksInReserve: true,
  triggers: [{ at: "conditionAssigned", when: isThisCondition, must: [{ verb: "apply", what: lendAbility }] }],
};
