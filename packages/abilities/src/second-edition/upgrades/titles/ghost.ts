import type { Card } from "../../../language/card.ts";

/** What may dock is data; it leaves by the rear guides. */
export const ghost: Card = {
  card: "upgrade:ghost",
  title: "Ghost",
  permissions: { leaveBy: (_, self, { ship, exit }) => (ship === self.ship && exit !== "rear" ? false : undefined) },
};
