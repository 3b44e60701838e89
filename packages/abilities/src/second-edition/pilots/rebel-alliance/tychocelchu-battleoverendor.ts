import type { Slot } from "@broadside/cards";
import { firingDisarmed, isWeaponOf } from "../../../both-editions/disarmed.ts";
import type { Card } from "../../../language/card.ts";

const MISSILES: readonly Slot[] = ["missile"];
const MOST_DICE = 4;

export const tychocelchuBattleoverendor: Card = {
  card: "pilot:tychocelchu-battleoverendor",
  title: "Tycho Celchu",
  permissions: firingDisarmed(
    ({ tokens }) => tokens.disarm > 0,
    (game, ship, _, weapon) => isWeaponOf(game, ship, weapon, MISSILES),
  ),
  limits: {
    attackDice: (game, self, { ship, attack }) =>
      ship === self.ship && ship.tokens.disarm > 0 && isWeaponOf(game, ship, attack.weapon, MISSILES) ? { most: MOST_DICE } : undefined,
  },
};
