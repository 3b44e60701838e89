import { type Quarter, TURRET_QUARTERS } from "@broadside/rules";
import { choose, isInArcOf, optionsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { all, attackerIs, isDefender, not } from "../../../language/when.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";

/** Returns the standard arcs of this ship that contain its attacker. */
function quartersWithAttacker(scene: CardScene): readonly Quarter[] {
  const { game, self } = scene;
  const attacker = whoIs(scene, "attacker");
  return attacker ? TURRET_QUARTERS.filter((quarter) => isInArcOf(game, self.ship, quarter, attacker)) : [];
}

const TURN_TO_ATTACKER: Instruction = {
  verb: "special",
  can: (scene) => quartersWithAttacker(scene).length > 0,
  *perform(scene) {
    const { game, self } = scene;
    const quarter = yield* choose<Quarter>(() => {
      const options = quartersWithAttacker(scene).map((value) => ({ key: value, value }));
      return {
        kind: "rotate arc",
        seat: self.ship.seat,
        rule: "2E-ACT-37",
        about: { ship: self.ship.id, card: self.card },
        options: options.length > 0 ? optionsOf(options) : [{ key: self.ship.quarter, value: self.ship.quarter }],
      };
    });
    game.setShip(self.ship, { quarter });
  },
};

export const nomlumb: Card = {
  card: "pilot:nomlumb",
  title: "Nom Lumb",
  triggers: [{ at: "attackDeclared", when: all(isDefender, not(attackerIs(inTurretArc))), must: [TURN_TO_ATTACKER] }],
};
