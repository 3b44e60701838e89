import type { Card } from "../../../language/card.ts";
import { tokenIs } from "../../../language/when.ts";

export const moldycrow: Card = {
  card: "upgrade:moldycrow",
  title: "Moldy Crow",
  weapon: { primary: true },
  changes: [{ of: "keptTokens", by: 2, when: tokenIs("focus") }],
};
