import type { Card } from "../../language/card.ts";

/** While it is docked its carrier has its pilot ability too. */
export const coPilot: Card = {
  card: "ship:Co-Pilot",
  title: "Co-Pilot",
  lendsPilotWhileDocked: true,
};
