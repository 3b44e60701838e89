import type { Card } from "../../../language/card.ts";
import { pilotsWith } from "../../../language/lending.ts";

export const ig2000: Card = {
  card: "upgrade:ig2000",
  title: "IG-2000",
  lends: pilotsWith("ig2000"),
};
