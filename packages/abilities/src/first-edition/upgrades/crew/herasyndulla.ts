import type { Card } from "../../../language/card.ts";

export const herasyndullaCrew: Card = {
  card: "upgrade:herasyndulla",
  title: "Hera Syndulla",
  permissions: { execute: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.colour === "red" ? true : undefined) },
};
