import { isPrimary } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";

/** The primary weapon can fire in the turret arc. The card prints attack values, but it isn't a separate weapon. */
export const vectoredcannonsrz1: Card = {
  card: "upgrade:vectoredcannonsrz1",
  title: "Vectored Cannons (RZ-1)",
  permissions: {
    fireIn: (_, self, { ship, weapon, arc }) => (arc === "turret" && ship === self.ship && isPrimary(weapon) ? true : undefined),
    target: (_, self, { attacker, weapon }) => (attacker === self.ship && weapon === self.at ? false : undefined),
  },
};
