import { isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";

export const btla4ywing: Card = {
  card: "upgrade:btla4ywing",
  title: "BTL-A4 Y-wing",
  permissions: {
    target: (game, self, { attacker, target, section }) =>
      attacker === self.ship && !isInFiringArc(game, attacker, target, section) ? false : undefined,
  },
  triggers: [{ at: "afterAttack", when: all(isAttacker, withPrimary), may: [{ verb: "attack", with: "turret" }] }],
};
