import { assign } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { BACK_AFTER_ENGAGING } from "./phrases.ts";

/** Deals one critical damage. All other results become ion tokens (2E-HUGE-47). */
export const ioncannonbattery: Card = {
  card: "upgrade:ioncannonbattery",
  title: "Ion Cannon Battery",
  weapon: {
    headers: [1],
    ifItHits: [
      { verb: "suffer", crits: 1, who: "defender" },
      {
        verb: "special",
        can: ({ attack }) => attack !== undefined,
        *perform(scene) {
          const defender = whoIs(scene, "defender");
          const { hits = 0, crits = 0 } = scene.attack ?? {};
          if (defender) yield* assign(scene.game, defender, "ion", hits + crits, scene.self.ship);
        },
      },
    ],
  },
  triggers: [BACK_AFTER_ENGAGING],
};
