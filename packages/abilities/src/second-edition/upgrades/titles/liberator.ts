import type { Card } from "../../../language/card.ts";
import { whoDeploysMay } from "./phrases.ts";

/** The card data says which ships may dock. */
export const liberator: Card = {
  card: "upgrade:liberator",
  title: "Liberator",
  triggers: [whoDeploysMay("focus", "barrel-roll")],
};
