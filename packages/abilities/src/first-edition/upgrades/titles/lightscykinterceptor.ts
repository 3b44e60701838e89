import type { Card } from "../../../language/card.ts";

export const lightscykinterceptor: Card = {
  card: "upgrade:lightscykinterceptor",
  title: "“Light Scyk” Interceptor",
  permissions: { dealtFaceup: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
  mayTreatAs: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.bearing === "bank" ? "green" : undefined),
};
