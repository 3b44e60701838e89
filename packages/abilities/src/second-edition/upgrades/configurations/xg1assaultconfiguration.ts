import type { Slot } from "@broadside/cards";
import { firingDisarmed, isDisarmed, isWeaponOf } from "../../../both-editions/disarmed.ts";
import type { Card } from "../../../language/card.ts";

const CANNONS: readonly Slot[] = ["cannon"];
const MOST_DICE = 3;

/** While disarmed, the ship can fire cannons with at most three dice. */
export const xg1assaultconfiguration: Card = {
  card: "upgrade:xg1assaultconfiguration",
  title: "Xg-1 Assault Configuration",
  permissions: firingDisarmed(isDisarmed, (game, ship, _, weapon) => isWeaponOf(game, ship, weapon, CANNONS)),
  limits: {
    attackDice: (game, self, { ship, attack }) =>
      ship === self.ship && isDisarmed(ship) && isWeaponOf(game, ship, attack.weapon, CANNONS) ? { most: MOST_DICE } : undefined,
  },
};
