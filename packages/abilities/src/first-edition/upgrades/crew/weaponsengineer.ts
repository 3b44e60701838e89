import type { Card } from "../../../language/card.ts";
import { all, isFirstLock, type ShipWhen, toThisShip } from "../../../language/when.ts";

const notJustLocked: ShipWhen = ({ moment }, ship) => ship.id !== moment.target;

export const weaponsengineer: Card = {
  card: "upgrade:weaponsengineer",
  title: "Weapons Engineer",
  changes: [{ of: "locksHeld", by: 1 }],
  triggers: [
    { at: "lockAcquired", when: all(toThisShip, isFirstLock), may: [{ verb: "acquire lock", among: notJustLocked, second: true }] },
  ],
};
