import type { Card } from "../../../language/card.ts";

export const homingmissiles: Card = {
  card: "upgrade:homingmissiles",
  title: "Homing Missiles",
  weapon: { needs: "lock", spends: ["card"] },
  permissions: {
    spend: (_, self, { ship, token, attack }) =>
      token === "evade" && attack?.attacker === self.ship.id && attack.weapon === self.at && attack.defender === ship.id
        ? false
        : undefined,
  },
};
