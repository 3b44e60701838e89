import type { Card } from "../../../language/card.ts";

export const twinionenginemkii: Card = {
  card: "upgrade:twinionenginemkii",
  title: "Twin Ion Engine Mk. II",
  mayTreatAs: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.bearing === "bank" ? "green" : undefined),
};
