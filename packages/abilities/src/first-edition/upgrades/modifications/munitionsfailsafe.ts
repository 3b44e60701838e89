import type { Card } from "../../../language/card.ts";

export const munitionsfailsafe: Card = {
  card: "upgrade:munitionsfailsafe",
  title: "Munitions Failsafe",
  permissions: { discardOnHit: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
