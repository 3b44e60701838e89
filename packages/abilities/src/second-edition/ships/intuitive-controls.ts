import type { Card } from "../../language/card.ts";
import { inSystemPhase } from "./phrases.ts";

export const intuitiveControls: Card = {
  card: "ship:Intuitive Controls",
  title: "Intuitive Controls",
  triggers: [inSystemPhase("purple", "barrel-roll", "boost")],
};
