import type { Card } from "../../../language/card.ts";

export const elloasty: Card = {
  card: "pilot:elloasty",
  title: "Ello Asty",
  mayTreatAs: (_, self, { ship, maneuver }) =>
    ship === self.ship && ship.tokens.stress === 0 && maneuver.bearing === "tallon" ? "white" : undefined,
};
