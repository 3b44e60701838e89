import type { Card } from "../../../language/card.ts";
import { isFired } from "../phrases.ts";

/** While its ship is calculating the defender has no die for range 3. */
export const syncedlasercannons: Card = {
  card: "upgrade:syncedlasercannons",
  title: "Synced Laser Cannons",
  permissions: { rangeBonus: (_, self, { attack }) => (isFired(self, attack) && self.ship.tokens.calculate > 0 ? false : undefined) },
};
