import type { Card } from "../../../language/card.ts";

export const echo: Card = {
  card: "pilot:echo",
  title: "“Echo”",
  latest: { decloakTemplate: (_, self, { ship }) => (ship === self.ship ? { value: "bank", since: 0 } : undefined) },
};
