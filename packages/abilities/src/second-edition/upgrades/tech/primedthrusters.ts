import type { Card } from "../../../language/card.ts";

const MOST_STRESS = 2;

export const primedthrusters: Card = {
  card: "upgrade:primedthrusters",
  title: "Primed Thrusters",
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && (action === "boost" || action === "barrel-roll") && ship.tokens.stress <= MOST_STRESS
        ? true
        : undefined,
  },
};
