import type { Card } from "../../../language/card.ts";

export const unhingedastromech: Card = {
  card: "upgrade:unhingedastromech",
  title: "Unhinged Astromech",
  mayTreatAs: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.speed === 3 ? "green" : undefined),
};
