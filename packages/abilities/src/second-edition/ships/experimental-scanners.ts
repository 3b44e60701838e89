import type { Card } from "../../language/card.ts";

/** More bands than any table has. */
const ANYWHERE = 100;

/** Locks reach any distance, but not range 1. */
export const experimentalScanners: Card = {
  card: "ship:Experimental Scanners",
  title: "Experimental Scanners",
  changes: [{ of: "lockReach", by: ANYWHERE }],
  permissions: { lock: (_, self, { ship, range }) => (ship === self.ship && range === 1 ? false : undefined) },
};
