import type { Card } from "../../../language/card.ts";

export const merchantone: Card = {
  card: "upgrade:merchantone",
  title: "Merchant One",
  launches: { slots: ["turret"] },
};
