import type { Card } from "../../../language/card.ts";

export const dashrendarCrew: Card = {
  card: "upgrade:dashrendar",
  title: "Dash Rendar",
  permissions: {
    attackDespite: (_, self, { ship, despite }) => (despite === "obstacle" && ship === self.ship ? true : undefined),
    obstruct: (_, self, { attacker }) => (attacker === self.ship ? false : undefined),
  },
};
