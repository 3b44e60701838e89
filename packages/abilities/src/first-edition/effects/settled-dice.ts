import type { Card } from "../../language/card.ts";

/** Stops everyone from modifying the ship's dice again, in attack or defense. */
export const settledDice: Card = {
  card: "effect:settled dice",
  title: "Settled dice",
  permissions: {
    modify: (_, self, { dice, attack }) => (self.ship.id === (dice === "attack" ? attack.attacker : attack.defender) ? false : undefined),
  },
};
