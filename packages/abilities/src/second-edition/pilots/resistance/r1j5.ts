import type { Card } from "../../../language/card.ts";

export const r1j5: Card = {
  card: "pilot:r1j5",
  title: "R1-J5",
  permissions: { chooseExposed: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
};
