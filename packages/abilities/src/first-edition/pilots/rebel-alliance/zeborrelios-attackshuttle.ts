import type { Card } from "../../../language/card.ts";

export const zeborreliosAttackshuttle: Card = {
  card: "pilot:zeborrelios-attackshuttle",
  title: "“Zeb” Orrelios",
  permissions: { critsFirst: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
