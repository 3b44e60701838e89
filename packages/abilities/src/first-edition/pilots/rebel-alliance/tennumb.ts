import type { Card } from "../../../language/card.ts";

export const tennumb: Card = {
  card: "pilot:tennumb",
  title: "Ten Numb",
  changes: [{ of: "sureCrits", by: 1 }],
};
