import type { Card } from "../../../language/card.ts";

export const ememitter: Card = {
  card: "upgrade:ememitter",
  title: "EM Emitter",
  changes: [{ of: "obstruction", by: 2 }],
};
