import type { Card } from "../../../language/card.ts";

/** One bonus attack with one of these weapons, for one energy. */
export const corsairrefit: Card = {
  card: "upgrade:corsairrefit",
  title: "Corsair Refit",
  launches: { slots: ["cannon", "turret", "missile"], energy: 1 },
};
