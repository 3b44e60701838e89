import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** In the ship's bullseye arc, no arc of a huge ship is safe from precision shots (2E-HDECK-18). */
export const dreadnoughthunter: Card = {
  card: "upgrade:dreadnoughthunter",
  title: "Dreadnought Hunter",
  permissions: {
    precisionShot: (game, self, { ship, attacker }) =>
      attacker === self.ship && isInArcOf(game, attacker, "bullseye", ship) ? true : undefined,
  },
};
