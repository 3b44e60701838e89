import type { Card } from "../../../language/card.ts";

const MOST_STRESS = 2;

export const reysmillenniumfalcon: Card = {
  card: "upgrade:reysmillenniumfalcon",
  title: "Rey's Millennium Falcon",
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && (action === "boost" || action === "rotate-arc") && ship.tokens.stress <= MOST_STRESS
        ? true
        : undefined,
    execute: (_, self, { ship, maneuver }) =>
      ship === self.ship && maneuver.bearing === "segnor" && maneuver.colour === "red" && ship.tokens.stress <= MOST_STRESS
        ? true
        : undefined,
  },
};
