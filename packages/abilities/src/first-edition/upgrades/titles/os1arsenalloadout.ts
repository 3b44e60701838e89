import type { Slot } from "@broadside/cards";
import { targetId } from "@broadside/rules";
import { hasLock } from "@broadside/rules/procedures";
import { firingDisarmed, isWeaponOf } from "../../../both-editions/disarmed.ts";
import type { Card } from "../../../language/card.ts";

const ORDNANCE: readonly Slot[] = ["torpedo", "missile"];

/** Against a huge ship, the lock must be on the targeted section (HS-TOKEN-09). */
export const os1arsenalloadout: Card = {
  card: "upgrade:os1arsenalloadout",
  title: "Os-1 Arsenal Loadout",
  permissions: firingDisarmed(
    ({ tokens }) => tokens.disarm > 0,
    (game, ship, target, weapon, section) => isWeaponOf(game, ship, weapon, ORDNANCE) && hasLock(ship, targetId(target.id, section)),
  ),
};
