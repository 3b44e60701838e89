import type { Card } from "../../../language/card.ts";

export const zeborrelios: Card = {
  card: "pilot:zeborrelios",
  title: "“Zeb” Orrelios",
  permissions: { critsFirst: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
