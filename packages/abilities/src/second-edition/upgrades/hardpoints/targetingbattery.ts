import { lockObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { withThisWeapon } from "../../../language/when.ts";
import { BACK_AFTER_ENGAGING } from "./phrases.ts";

/** The card itself names the ship to lock, so that ship may be out of range of the lock action (2E-HUGE-50). */
export const targetingbattery: Card = {
  card: "upgrade:targetingbattery",
  title: "Targeting Battery",
  weapon: { headers: [1] },
  triggers: [
    {
      at: "afterAttack",
      when: withThisWeapon,
      may: [
        {
          verb: "special",
          can: (scene) => whoIs(scene, "defender")?.status === "inPlay",
          *perform({ game, self, attack }) {
            if (attack) yield* lockObject(game, self.ship, attack.defender);
          },
        },
      ],
    },
    BACK_AFTER_ENGAGING,
  ],
};
