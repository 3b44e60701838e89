import type { Card } from "../../../language/card.ts";

export const felswrath: Card = {
  card: "pilot:felswrath",
  title: "“Fel's Wrath”",
  permissions: { destroy: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
};
