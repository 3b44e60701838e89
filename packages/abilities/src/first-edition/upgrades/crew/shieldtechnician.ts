import type { Card } from "../../../language/card.ts";

export const shieldtechnician: Card = {
  card: "upgrade:shieldtechnician",
  title: "Shield Technician",
  permissions: { recoverPart: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
