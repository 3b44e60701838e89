import type { Card } from "../../language/card.ts";

/** Evades are left for its criticals alone. */
export const autoblaster: Card = {
  card: "upgrade:autoblaster",
  title: "Autoblaster",
  weapon: {},
  permissions: {
    cancelHits: (_, self, { attack }) => (attack.attacker === self.ship.id && attack.weapon === self.at ? false : undefined),
  },
};
