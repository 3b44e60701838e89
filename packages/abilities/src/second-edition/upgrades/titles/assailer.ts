import type { Card } from "../../../card.ts";
import { atRange } from "../../../when.ts";
import { oneMoreDefenseDie } from "./phrases.ts";

export const assailer: Card = {
  card: "upgrade:assailer",
  title: "Assailer",
  ...oneMoreDefenseDie(atRange(1)),
};
