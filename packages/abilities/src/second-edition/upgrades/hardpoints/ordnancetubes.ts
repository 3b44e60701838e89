import type { Card } from "../../../language/card.ts";
import { actionBringsItBack } from "./phrases.ts";

/**
 * Grants one bonus attack with torpedoes and one with missiles. The front arc becomes full front, or bullseye while the card is offline
 * (2E-HUGE-48).
 */
export const ordnancetubes: Card = {
  card: "upgrade:ordnancetubes",
  title: "Ordnance Tubes",
  launches: { slots: ["torpedo", "missile"], arcs: { front: "full-front", back: "bullseye" } },
  action: actionBringsItBack(2),
};
