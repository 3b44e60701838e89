import type { Card } from "../../../language/card.ts";
import { actionBringsItBack } from "./phrases.ts";

/**
 * Grants one bonus attack with torpedoes and one with missiles. Instead of the front arc, they fire in the full front arc, or in the
 * bullseye arc while this card is offline (2E-HUGE-48).
 */
export const ordnancetubes: Card = {
  card: "upgrade:ordnancetubes",
  title: "Ordnance Tubes",
  launches: { slots: ["torpedo", "missile"], arcs: { front: "full-front", back: "bullseye" } },
  action: actionBringsItBack(2),
};
