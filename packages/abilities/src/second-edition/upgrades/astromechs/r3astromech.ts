import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { LOCK_ANYTHING } from "../locking.ts";

/** Lets the ship hold two locks on different objects. After a lock action, it can lock again. */
export const r3astromech: Card = {
  card: "upgrade:r3astromech",
  title: "R3 Astromech",
  changes: [{ of: "locksHeld", by: 1 }],
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("lock")), may: [LOCK_ANYTHING] }],
};
