import type { Card } from "../../../language/card.ts";
import { calculatesAfter } from "../crew/phrases.ts";

/** The card data says which ships may dock. */
export const corvus: Card = {
  card: "upgrade:corvus",
  title: "Corvus",
  triggers: [calculatesAfter("calculate")],
};
