import type { Card } from "../../../language/card.ts";

/** Evades can cancel only the weapon's criticals. */
export const autoblaster: Card = {
  card: "upgrade:autoblaster",
  title: "Autoblaster",
  weapon: {},
  permissions: {
    cancelHits: (_, self, { attack }) => (attack.attacker === self.ship.id && attack.weapon === self.at ? false : undefined),
  },
};
