/** Captains whose ship stays on the table after it is destroyed, until the End phase is over. */
import type { Card } from "../../../language/card.ts";

export const STAYS_TO_THE_END: NonNullable<Card["permissions"]> = {
  remain: (_, self, { ship }) => (ship === self.ship ? true : undefined),
};
