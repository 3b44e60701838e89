import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

/** Of all that could change the dice of its own attacks only Force is left. */
export const blindedPilot: Card = ofCore("Blinded Pilot", {
  permissions: {
    modify: (_, self, { ship, dice, attack, token }) =>
      ship === self.ship && dice === "attack" && attack.attacker === ship.id && token !== "force" ? false : undefined,
  },
  action: ACTION_REPAIRS,
});
