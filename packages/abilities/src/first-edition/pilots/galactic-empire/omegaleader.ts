import type { Attack, Ship } from "@broadside/rules";
import { hasLock, isEnemy, isOnAttacker, lockTarget } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** True if the enemy is locked. A huge enemy must be locked at the section in the attack (HS-TOKEN-09). */
const hasLocked = (own: Ship, enemy: Ship, attack: Attack): boolean =>
  enemy.id === attack.defender ? hasLock(own, lockTarget(attack)) : own.locks.some((lock) => isOnAttacker(lock, attack));

export const omegaleader: Card = {
  card: "pilot:omegaleader",
  title: "“Omega Leader”",
  permissions: {
    modify(game, self, { ship, attack }) {
      const isItsDuel = [attack.attacker, attack.defender].includes(self.ship.id) && [attack.attacker, attack.defender].includes(ship.id);
      return isItsDuel && isEnemy(game, self.ship, ship) && hasLocked(self.ship, ship, attack) ? false : undefined;
    },
  },
};
