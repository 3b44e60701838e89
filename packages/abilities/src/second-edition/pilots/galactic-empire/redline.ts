import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { LOCK_ANYTHING } from "../../upgrades/locking.ts";

export const redline: Card = {
  card: "pilot:redline",
  title: "“Redline”",
  changes: [{ of: "locksHeld", by: 1 }],
  triggers: [{ at: "actionPerformed", when: toThisShip, may: [LOCK_ANYTHING] }],
};
