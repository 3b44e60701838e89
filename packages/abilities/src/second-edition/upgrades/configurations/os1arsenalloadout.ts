import type { Slot } from "@broadside/cards";
import { hasLock } from "@broadside/rules/procedures";
import { firingDisarmed, isDisarmed, isWeaponOf } from "../../../both-editions/disarmed.ts";
import type { Card } from "../../../language/card.ts";

const ORDNANCE: readonly Slot[] = ["torpedo", "missile"];

/** The ship can fire ordnance at ships that it has locked. The lock is not spent. */
export const os1arsenalloadout: Card = {
  card: "upgrade:os1arsenalloadout",
  title: "Os-1 Arsenal Loadout",
  permissions: {
    ...firingDisarmed(isDisarmed, (game, ship, target, weapon) => isWeaponOf(game, ship, weapon, ORDNANCE) && hasLock(ship, target.id)),
    spend: (_, self, { ship, token, attack, holder = ship }) =>
      ship === self.ship && holder === ship && token === "lock" && attack?.attacker === ship.id && isDisarmed(ship) ? false : undefined,
  },
};
