import type { Card } from "../../../language/card.ts";
import { hasLockOnDefender } from "../../../language/when.ts";

/** Rerolls one die, after which the lock cannot be spent in this attack. */
export const firecontrolsystem: Card = {
  card: "upgrade:firecontrolsystem",
  title: "Fire-Control System",
  dice: [
    {
      dice: "attack",
      when: hasLockOnDefender,
      may: [
        { verb: "lasting", effect: "firecontrolsystem", until: "attack" },
        { verb: "reroll", most: 1, least: 1 },
      ],
    },
  ],
  effects: {
    firecontrolsystem: {
      permissions: {
        spend: (_, self, { ship, token, holder = ship }) => (ship === self.ship && holder === ship && token === "lock" ? false : undefined),
      },
    },
  },
};
