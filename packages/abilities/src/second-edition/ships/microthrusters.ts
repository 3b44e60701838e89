import type { Card } from "../../language/card.ts";

export const microthrusters: Card = {
  card: "ship:Microthrusters",
  title: "Microthrusters",
  latest: { rollTemplate: (_, self, { ship }) => (ship === self.ship ? { value: "bank", since: 0 } : undefined) },
};
