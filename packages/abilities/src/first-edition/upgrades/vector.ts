import type { Card } from "../../language/card.ts";

/** Up to four where its ship deploys two. */
export const vector: Card = {
  card: "upgrade:vector",
  title: "Vector",
  changes: [{ of: "deployments", by: 2 }],
};
