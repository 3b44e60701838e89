import type { Card } from "../../../language/card.ts";

export const hotshotblaster: Card = {
  card: "upgrade:hotshotblaster",
  title: "“Hot Shot” Blaster",
  weapon: { spends: ["card"] },
};
