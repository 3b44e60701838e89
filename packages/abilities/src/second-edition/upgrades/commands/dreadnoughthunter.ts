import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** If a huge ship is in this ship's bullseye arc, this ship's attack on it can be a precision shot from any arc (2E-HDECK-18). */
export const dreadnoughthunter: Card = {
  card: "upgrade:dreadnoughthunter",
  title: "Dreadnought Hunter",
  permissions: {
    precisionShot: (game, self, { ship, attacker }) =>
      attacker === self.ship && isInArcOf(game, attacker, "bullseye", ship) ? true : undefined,
  },
};
