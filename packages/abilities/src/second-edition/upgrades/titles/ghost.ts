import type { Card } from "../../../language/card.ts";

/** The card data says which ships may dock. They leave by the rear guides. */
export const ghost: Card = {
  card: "upgrade:ghost",
  title: "Ghost",
  permissions: { leaveBy: (_, self, { ship, exit }) => (ship === self.ship && exit !== "rear" ? false : undefined) },
};
