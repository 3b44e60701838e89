import type { Card } from "../../../language/card.ts";

/** Deploys two docked ships instead of one. */
export const gozanticlasscruiser: Card = {
  card: "pilot:gozanticlasscruiser",
  title: "Gozanti-class Cruiser",
  changes: [{ of: "deployments", by: 1 }],
};
