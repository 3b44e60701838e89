import type { Card } from "../../../language/card.ts";

export const ionbombs: Card = {
  card: "upgrade:ionbombs",
  title: "Ion Bombs",
  bomb: { device: "ion bomb" },
};
