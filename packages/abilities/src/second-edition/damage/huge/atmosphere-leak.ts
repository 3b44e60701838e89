import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { BRIDGE_HIT } from "./precision-shots.ts";

/** Icons that upgrades add to the action bar count as printed on those upgrades (2E-HDECK-23-Q). */
export const atmosphereLeak: Card = ofHuge("Atmosphere Leak", BRIDGE_HIT, {
  permissions: { actionsOfUpgrades: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
  action: ACTION_REPAIRS,
});
