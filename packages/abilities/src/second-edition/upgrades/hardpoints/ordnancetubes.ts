import type { Card } from "../../../language/card.ts";
import { actionBringsItBack } from "./phrases.ts";

/** One header for torpedoes and one for missiles; the front arc becomes full front, offline the bullseye (2E-HUGE-48). */
export const ordnancetubes: Card = {
  card: "upgrade:ordnancetubes",
  title: "Ordnance Tubes",
  launches: { slots: ["torpedo", "missile"], arcs: { front: "full-front", back: "bullseye" } },
  action: actionBringsItBack(2),
};
