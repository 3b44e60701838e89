import type { Card } from "../../../language/card.ts";

export const tychocelchu: Card = {
  card: "pilot:tychocelchu",
  title: "Tycho Celchu",
  permissions: { act: (_, self, { ship }) => (ship === self.ship && ship.tokens.stress > 0 ? true : undefined) },
};
