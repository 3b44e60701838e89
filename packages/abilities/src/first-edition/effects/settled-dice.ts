import type { Card } from "../../language/card.ts";

/** Nobody modifies the dice of the ship again, those of its attack or of its defence. */
export const settledDice: Card = {
  card: "effect:settled dice",
  title: "Settled dice",
  permissions: {
    modify: (_, self, { dice, attack }) => (self.ship.id === (dice === "attack" ? attack.attacker : attack.defender) ? false : undefined),
  },
};
