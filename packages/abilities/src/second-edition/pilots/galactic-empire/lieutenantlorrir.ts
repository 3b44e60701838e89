import type { Card } from "../../../language/card.ts";

export const lieutenantlorrir: Card = {
  card: "pilot:lieutenantlorrir",
  title: "Lieutenant Lorrir",
  latest: { rollTemplate: (_, self, { ship }) => (ship === self.ship ? { value: "bank", since: 0 } : undefined) },
};
