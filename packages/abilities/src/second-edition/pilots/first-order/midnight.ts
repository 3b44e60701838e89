import { hasLock, isOnAttacker, lockTarget } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** If he has locked a ship, its dice cannot be modified in attacks between the two ships. */
export const midnight: Card = {
  card: "pilot:midnight",
  title: "“Midnight”",
  permissions: {
    modify(_, { ship }, { dice, attack }) {
      const isBarred =
        dice === "attack"
          ? attack.defender === ship.id && ship.locks.some((lock) => isOnAttacker(lock, attack))
          : attack.attacker === ship.id && hasLock(ship, lockTarget(attack));
      return isBarred ? false : undefined;
    },
  },
};
