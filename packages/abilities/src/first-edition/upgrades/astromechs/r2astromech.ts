import type { Card } from "../../../language/card.ts";

export const r2astromech: Card = {
  card: "upgrade:r2astromech",
  title: "R2 Astromech",
  mayTreatAs: (_, self, { ship, maneuver }) => (ship === self.ship && (maneuver.speed === 1 || maneuver.speed === 2) ? "green" : undefined),
};
