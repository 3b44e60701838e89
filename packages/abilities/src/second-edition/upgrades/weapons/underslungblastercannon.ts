import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { enemy } from "../../../language/when.ts";

/** Attacks an enemy right after that enemy's maneuver. The dice can be modified only with the ship's lock. */
export const underslungblastercannon: Card = {
  card: "upgrade:underslungblastercannon",
  title: "Underslung Blaster Cannon",
  weapon: { needs: "lock" },
  permissions: {
    modify: (_, self, { dice, attack, token }) =>
      dice === "attack" && attack.attacker === self.ship.id && attack.weapon === self.at && token !== "lock" ? false : undefined,
  },
  triggers: [
    {
      at: "maneuverExecuted",
      when(scene) {
        const flown = whoIs(scene, "subject");
        return flown !== undefined && enemy(scene, flown);
      },
      may: [{ verb: "attack", with: "this card", at: ({ moment }, ship) => ship.id === moment.ship }],
    },
  ],
};
