import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** This ship can make a precision shot at any huge ship in its bullseye arc, whatever arc of the huge ship it is in (2E-HDECK-18). */
export const dreadnoughthunter: Card = {
  card: "upgrade:dreadnoughthunter",
  title: "Dreadnought Hunter",
  permissions: {
    precisionShot: (game, self, { ship, attacker }) =>
      attacker === self.ship && isInArcOf(game, attacker, "bullseye", ship) ? true : undefined,
  },
};
