import type { Card } from "../../language/card.ts";

/** Two docked ships, where other carriers deploy one. */
export const gozanticlasscruiser: Card = {
  card: "pilot:gozanticlasscruiser",
  title: "Gozanti-class Cruiser",
  changes: [{ of: "deployments", by: 1 }],
};
