import type { Card } from "../../language/card.ts";

/** Nobody can modify the ship's attack or defense dice any more. */
export const settledDice: Card = {
  card: "effect:settled dice",
  title: "Settled dice",
  permissions: {
    modify: (_, self, { dice, attack }) => (self.ship.id === (dice === "attack" ? attack.attacker : attack.defender) ? false : undefined),
  },
};
