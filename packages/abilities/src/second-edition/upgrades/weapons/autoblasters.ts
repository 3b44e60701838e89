import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, withThisWeapon } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

/** The weapon's criticals cannot be cancelled when the ship attacks from outside the defender's front arc. */
export const autoblasters: Card = {
  card: "upgrade:autoblasters",
  title: "Autoblasters",
  changes: [{ of: "attackDice", by: 1, when: all(withThisWeapon, defenderInBullseye) }],
  permissions: {
    cancelCrits: (game, self, { ship, attack }) =>
      attack.attacker === self.ship.id && attack.weapon === self.at && !isInArcOf(game, ship, "front", self.ship) ? false : undefined,
  },
};
