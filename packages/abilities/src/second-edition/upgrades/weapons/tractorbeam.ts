import type { Card } from "../../../language/card.ts";
import { inflicts } from "./phrases.ts";

export const tractorbeam: Card = {
  card: "upgrade:tractorbeam",
  title: "Tractor Beam",
  weapon: { ifItHits: inflicts("tractor") },
};
