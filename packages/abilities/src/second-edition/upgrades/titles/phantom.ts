import type { Card } from "../../../language/card.ts";

export const phantom: Card = {
  card: "upgrade:phantom",
  title: "Phantom",
  changes: [{ of: "dockingReach", by: 1 }],
};
