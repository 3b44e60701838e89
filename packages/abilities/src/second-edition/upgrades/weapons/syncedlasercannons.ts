import type { Card } from "../../../language/card.ts";
import { isFired } from "../phrases.ts";

/** While the ship has a calculate token, the defender gets no range 3 die. */
export const syncedlasercannons: Card = {
  card: "upgrade:syncedlasercannons",
  title: "Synced Laser Cannons",
  permissions: { rangeBonus: (_, self, { attack }) => (isFired(self, attack) && self.ship.tokens.calculate > 0 ? false : undefined) },
};
