import type { Card } from "../../../language/card.ts";

export const niennunbCrew: Card = {
  card: "upgrade:niennunb",
  title: "Nien Nunb",
  mayTreatAs: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.bearing === "straight" ? "green" : undefined),
};
