import type { Card } from "../../language/card.ts";
import { inSystemPhase } from "./phrases.ts";

export const sensitiveControls: Card = {
  card: "ship:Sensitive Controls",
  title: "Sensitive Controls",
  triggers: [inSystemPhase("red", "barrel-roll", "boost")],
};
