import type { Card } from "../../../language/card.ts";
import { inSystemPhase } from "../../ships/phrases.ts";

export const bb8: Card = {
  card: "pilot:bb8",
  title: "BB-8",
  triggers: [inSystemPhase("red", "barrel-roll", "boost")],
};
