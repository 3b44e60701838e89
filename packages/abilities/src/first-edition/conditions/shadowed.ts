import { addEffect, figureIn, pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene, When } from "../../language/scene.ts";

/**
 * Gives the ship that assigned the Condition the skill that this ship had at the end of set-up. Later changes to this ship's skill don't
 * matter.
 */
function lendSkill({ game, self: { ship, effect } }: CardScene): void {
  if (effect)
    addEffect(game, { id: "effect:shadowed", ship: effect.by, by: ship.id, until: "game", data: { figure: pilotSkill(game, ship) } });
}

const isFirstRound: When = ({ game }) => game.state.round === 1;

export const shadowed: Card = {
  card: "condition:shadowed",
  title: "Shadowed",
  worksInReserve: true,
  triggers: [{ at: "startOfPlanning", when: isFirstRound, must: [{ verb: "apply", what: lendSkill }] }],
  effects: {
    /** Effects that set the skill during play override this one. */
    shadowed: {
      latest: {
        pilotSkill: (_, self, { ship }) => (self.effect && ship === self.ship ? { value: figureIn(self.effect), since: -1 } : undefined),
      },
    },
  },
};
