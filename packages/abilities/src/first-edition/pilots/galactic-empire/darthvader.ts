import type { Card } from "../../../language/card.ts";

export const darthvader: Card = {
  card: "pilot:darthvader",
  title: "Darth Vader",
  changes: [{ of: "extraActions", by: 1 }],
};
