import type { Card } from "../../../language/card.ts";

export const lieutenantblount: Card = {
  card: "pilot:lieutenantblount",
  title: "Lieutenant Blount",
  permissions: { hitAnyway: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
