import type { Card } from "../../../language/card.ts";

export const dodonnaspride: Card = {
  card: "upgrade:dodonnaspride",
  title: "Dodonna's Pride",
  changes: [{ of: "coordinated", by: 1 }],
};
