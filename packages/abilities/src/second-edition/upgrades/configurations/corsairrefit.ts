import type { Card } from "../../../language/card.ts";

/** Spends one energy for a bonus attack with one of these weapons. */
export const corsairrefit: Card = {
  card: "upgrade:corsairrefit",
  title: "Corsair Refit",
  launches: { slots: ["cannon", "turret", "missile"], energy: 1 },
};
