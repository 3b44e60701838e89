import type { Card } from "../../card.ts";

export const hotshotblaster: Card = {
  card: "upgrade:hotshotblaster",
  title: "'Hot Shot' Blaster",
  weapon: { spends: ["card"] },
};
