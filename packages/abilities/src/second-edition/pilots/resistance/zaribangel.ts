import type { Card } from "../../../language/card.ts";

export const zaribangel: Card = {
  card: "pilot:zaribangel",
  title: "Zari Bangel",
  permissions: { skipForOverlap: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
};
