import type { Card } from "../../../language/card.ts";

export const ordnancetubes: Card = {
  card: "upgrade:ordnancetubes",
  title: "Ordnance Tubes",
  permissions: {
    keepOrdnance: (game, self, { ship, at }) => {
      const slots = game.factsOf(ship).upgrades[at]?.slots;
      return ship === self.ship && slots?.some((slot) => slot === "torpedo" || slot === "missile") ? true : undefined;
    },
  },
};
