import type { Card } from "../../../language/card.ts";
import { all, isFirstLock, toThisShip } from "../../../language/when.ts";

export const redline: Card = {
  card: "pilot:redline",
  title: "“Redline”",
  changes: [{ of: "locksOnOne", by: 1 }],
  triggers: [{ at: "lockAcquired", when: all(toThisShip, isFirstLock), may: [{ verb: "lock", on: "target", second: true }] }],
};
