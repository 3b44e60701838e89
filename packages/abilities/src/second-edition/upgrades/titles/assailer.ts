import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";
import { oneMoreDefenseDie } from "./phrases.ts";

export const assailer: Card = {
  card: "upgrade:assailer",
  title: "Assailer",
  ...oneMoreDefenseDie(atRange(1)),
};
