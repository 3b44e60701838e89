import type { Card } from "../../../language/card.ts";
import { whoDeploysMay } from "./phrases.ts";

/** What may dock is data. */
export const liberator: Card = {
  card: "upgrade:liberator",
  title: "Liberator",
  triggers: [whoDeploysMay("focus", "barrel-roll")],
};
