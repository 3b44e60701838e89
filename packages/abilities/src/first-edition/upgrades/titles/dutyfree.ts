import type { Card } from "../../../language/card.ts";

export const dutyfree: Card = {
  card: "upgrade:dutyfree",
  title: "Dutyfree",
  changes: [{ of: "jamReach", by: 1 }],
};
