import type { Card } from "../../../language/card.ts";
import { all, hasLockOnDefender, withPrimary } from "../../../language/when.ts";

export const advtargetingcomputer: Card = {
  card: "upgrade:advtargetingcomputer",
  title: "Advanced Targeting Computer",
  dice: [
    {
      dice: "attack",
      when: all(withPrimary, hasLockOnDefender),
      may: [
        { verb: "add", face: "crit" },
        { verb: "lasting", effect: "advtargetingcomputer", until: "attack" },
      ],
    },
  ],
  effects: {
    advtargetingcomputer: {
      permissions: { spend: (_, self, { ship, token }) => (ship === self.ship && token === "lock" ? false : undefined) },
    },
  },
};
