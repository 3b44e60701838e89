import type { Card } from "../../../language/card.ts";
import { pilotsWith } from "../../../language/lending.ts";
import { calculatesAfter } from "./phrases.ts";

export const ig88d: Card = {
  card: "upgrade:ig88d",
  title: "IG-88D",
  lends: pilotsWith("ig2000"),
  triggers: [calculatesAfter("calculate")],
};
