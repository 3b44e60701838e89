import type { Card } from "../../../language/card.ts";

const MOST_STRESS = 2;

export const primedthrusters: Card = {
  card: "upgrade:primedthrusters",
  title: "Primed Thrusters",
  permissions: {
    actStressed: (_, self, { ship, action }) =>
      ship === self.ship && (action === "boost" || action === "barrel-roll") && ship.tokens.stress <= MOST_STRESS ? true : undefined,
  },
};
