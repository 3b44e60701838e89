import type { Card } from "../../../language/card.ts";

/** The weapon's range 0 comes from the card data. */
export const hotshottailblaster: Card = {
  card: "upgrade:hotshottailblaster",
  title: "Hotshot Tail Blaster",
  weapon: { charges: 1 },
};
