import type { Card } from "../../../language/card.ts";

const MOST_STRESS = 2;

export const tychocelchu: Card = {
  card: "pilot:tychocelchu",
  title: "Tycho Celchu",
  permissions: {
    actDespite: (_, self, { ship, despite }) =>
      despite === "stress" && ship === self.ship && ship.tokens.stress <= MOST_STRESS ? true : undefined,
  },
};
