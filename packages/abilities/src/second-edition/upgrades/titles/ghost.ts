import type { Card } from "../../../language/card.ts";

/** The card data lists the ships that may dock. When they undock, they leave by the rear guides. */
export const ghost: Card = {
  card: "upgrade:ghost",
  title: "Ghost",
  permissions: { leaveBy: (_, self, { ship, exit }) => (ship === self.ship && exit !== "rear" ? false : undefined) },
};
