import type { Card } from "../../../language/card.ts";

export const pammichnerrogoode: Card = {
  card: "pilot:pammichnerrogoode",
  title: "Pammich Nerro Goode",
  permissions: {
    execute: (_, self, { ship, maneuver }) =>
      ship === self.ship && maneuver.colour === "red" && ship.tokens.stress <= 2 ? true : undefined,
  },
};
