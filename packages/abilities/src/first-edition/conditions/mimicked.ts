import { addEffect } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { isThisCondition } from "../../language/when.ts";

/**
 * Lends this ship's pilot ability to the ship that assigned the Condition, even after this ship is gone. The effect's id is the pilot's
 * registry key, so the rules run that pilot's text.
 */
function lendAbility({ game, self: { ship, effect } }: CardScene): void {
  if (effect) addEffect(game, { id: `pilot:${game.factsOf(ship).pilot.id}`, ship: effect.by, by: ship.id, until: "game" });
}

export const mimicked: Card = {
  card: "condition:mimicked",
  title: "Mimicked",
  worksInReserve: true,
  triggers: [{ at: "conditionAssigned", when: isThisCondition, must: [{ verb: "apply", what: lendAbility }] }],
};
