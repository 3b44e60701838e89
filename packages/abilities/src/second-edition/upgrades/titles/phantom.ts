import type { Card } from "../../../card.ts";

export const phantom: Card = {
  card: "upgrade:phantom",
  title: "Phantom",
  changes: [{ of: "dockingReach", by: 1 }],
};
