import type { Card } from "../../../language/card.ts";
import { pilotsWith } from "../../../language/lending.ts";

export const ig88d: Card = {
  card: "upgrade:ig88d",
  title: "IG-88D",
  lends: pilotsWith("ig2000"),
};
