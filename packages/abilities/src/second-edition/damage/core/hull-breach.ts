import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

export const hullBreach: Card = ofCore("Hull Breach", {
  permissions: { critsForHits: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
  action: ACTION_REPAIRS,
});
