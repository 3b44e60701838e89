import type { Card } from "../../../language/card.ts";

/** Deploys up to four ships instead of two. */
export const vector: Card = {
  card: "upgrade:vector",
  title: "Vector",
  changes: [{ of: "deployments", by: 2 }],
};
