import { hasLock, isOnAttacker, lockTarget } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Nobody modifies the dice of a ship that he has locked, when it attacks him or he attacks it. */
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
