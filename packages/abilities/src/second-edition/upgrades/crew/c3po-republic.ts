import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";
import { calculatesAfter } from "./phrases.ts";

export const c3porepublic: Card = {
  card: "upgrade:c3po-republic",
  title: "C-3PO",
  dice: [{ dice: "defense", when: hasToken("calculate"), may: [{ verb: "reroll", most: 1 }] }],
  triggers: [calculatesAfter("calculate")],
};
