import type { Card } from "../../language/card.ts";
import { ownPilot } from "../../language/lending.ts";

/** While the ship is docked, its carrier has this ship's pilot ability too. */
export const coPilot: Card = {
  card: "ship:Co-Pilot",
  title: "Co-Pilot",
  lends: ownPilot(({ carrier }, ship) => carrier === ship.id),
};
