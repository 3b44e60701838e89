import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

/** The ship's attack dice can be modified only with Force. */
export const blindedPilot: Card = ofCore("Blinded Pilot", {
  permissions: {
    modify: (_, self, { ship, dice, attack, token }) =>
      ship === self.ship && dice === "attack" && attack.attacker === ship.id && token !== "force" ? false : undefined,
  },
  action: ACTION_REPAIRS,
});
