import { hasLockOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, spentIs, toThisShip } from "../../../language/when.ts";

const hasLockedAnewInAttack: When = (scene) => {
  const target = whoIs(scene, "target");
  return scene.attack !== undefined && target !== undefined && hasLockOn(scene.self.ship, target.id);
};

/** Restricts only the ship's own lock, not a lock that another ship lends it. */
export const r5k6: Card = {
  card: "upgrade:r5k6",
  title: "R5-K6",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, spentIs("lock")),
      must: [
        {
          verb: "roll",
          dice: "defense",
          on: {
            evade: [
              { verb: "lock", on: "target" },
              { verb: "if", when: hasLockedAnewInAttack, does: [{ verb: "lasting", effect: "r5k6", until: "attack" }] },
            ],
          },
        },
      ],
    },
  ],
  effects: {
    r5k6: {
      permissions: {
        spend: (_, self, { ship, token, holder = ship }) =>
          token === "lock" && ship === self.ship && holder === self.ship ? false : undefined,
      },
    },
  },
};
