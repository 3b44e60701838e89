import type { Card } from "../../../language/card.ts";

export const ap5: Card = {
  card: "pilot:ap5",
  title: "AP-5",
  permissions: { actStressedCoordinated: (_, self, { ship, by }) => (by === self.ship && ship.tokens.stress === 1 ? true : undefined) },
};
