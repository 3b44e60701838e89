import type { Card } from "../../language/card.ts";

/** A range farther than any table. */
const ANYWHERE = 100;

/** The ship can also lock objects beyond range 3, but none at range 1. */
export const experimentalScanners: Card = {
  card: "ship:Experimental Scanners",
  title: "Experimental Scanners",
  changes: [{ of: "lockReach", by: ANYWHERE }],
  permissions: { lock: (_, self, { ship, range }) => (ship === self.ship && range === 1 ? false : undefined) },
};
