import { hasLockOn, isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";

export const omegaleader: Card = {
  card: "pilot:omegaleader",
  title: "Omega Leader",
  permissions: {
    modify(game, self, { ship, attack }) {
      const isItsDuel = [attack.attacker, attack.defender].includes(self.ship.id) && [attack.attacker, attack.defender].includes(ship.id);
      return isItsDuel && isEnemy(game, self.ship, ship) && hasLockOn(self.ship, ship.id) ? false : undefined;
    },
  },
};
