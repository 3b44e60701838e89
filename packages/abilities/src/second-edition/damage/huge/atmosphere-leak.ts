import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { BRIDGE_HIT } from "./precision-shots.ts";

/** An action that an upgrade adds to the action bar counts as printed on that upgrade (2E-HDECK-23-Q). */
export const atmosphereLeak: Card = ofHuge("Atmosphere Leak", BRIDGE_HIT, {
  permissions: { actionsOfUpgrades: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
  action: ACTION_REPAIRS,
});
