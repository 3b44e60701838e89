import type { Card } from "../../language/card.ts";

/** Locks and primary attacks reach range 4 (2E-HUGE-53). */
export const broadsideBatteries: Card = {
  card: "ship:Broadside Batteries",
  title: "Broadside Batteries",
  changes: [
    { of: "lockReach", by: 1 },
    { of: "weaponReach", by: 1, when: ({ moment }) => typeof moment.weapon === "string" },
  ],
};
