import type { Card } from "../../../language/card.ts";
import { inflicts } from "./phrases.ts";

export const jammingbeam: Card = {
  card: "upgrade:jammingbeam",
  title: "Jamming Beam",
  weapon: { ifItHits: inflicts("jam") },
};
