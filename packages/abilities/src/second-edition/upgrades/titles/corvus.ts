import type { Card } from "../../../language/card.ts";
import { calculatesAfter } from "../crew/phrases.ts";

/** What may dock is data. */
export const corvus: Card = {
  card: "upgrade:corvus",
  title: "Corvus",
  triggers: [calculatesAfter("calculate")],
};
