import type { Card } from "../../../card.ts";
import { actionIs, all, toThisShip } from "../../../when.ts";
import { LOCK_ANYTHING } from "../locking.ts";

/** Two locks, on different objects; after a lock action another. */
export const r3astromech: Card = {
  card: "upgrade:r3astromech",
  title: "R3 Astromech",
  changes: [{ of: "locksHeld", by: 1 }],
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("lock")), may: [LOCK_ANYTHING] }],
};
