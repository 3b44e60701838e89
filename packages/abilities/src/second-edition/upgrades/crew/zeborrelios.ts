import { isPrimary } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";

/**
 * In 2.0, he and an enemy at range 0 can make primary attacks on each other. In 2.5, every ship can, but these two can also spend focus
 * tokens.
 */
export const zeborrelios: readonly Card[] = [
  {
    card: "upgrade:zeborrelios",
    title: "“Zeb” Orrelios",
    editions: ["2.0"],
    permissions: {
      target: (game, self, { attacker, target, weapon }) =>
        isPrimary(weapon) && (attacker === self.ship || target === self.ship) && game.board.range(attacker, target) === 0
          ? true
          : undefined,
    },
  },
  {
    card: "upgrade:zeborrelios",
    title: "“Zeb” Orrelios",
    editions: ["2.5"],
    permissions: {
      modify: (_, self, { ship, dice, attack, token }) =>
        token === "focus" &&
        dice === "attack" &&
        attack.range === 0 &&
        ship.id === attack.attacker &&
        (attack.attacker === self.ship.id || attack.defender === self.ship.id)
          ? true
          : undefined,
    },
  },
];
